export const shortcutKeys = {
  verify: "V",
  refuse: "R",
  askAgain: "A",
  skip: "S",
  undo: "U",
  zoomIn: "+",
  zoomOut: "-",
  turn: "T",
} as const;
export type Shortcut = keyof typeof shortcutKeys;

interface Pressed {
  readonly key: string;
  /** The place of the key: with a Thai layout, `key` is a Thai letter. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/**
 * What a key means; undefined: nothing. Keys of a Thai layout count by where they are.
 * @example shortcutOf({ key: "อ", code: "KeyV", ctrlKey: false, altKey: false, metaKey: false }) // "verify"
 */
export function shortcutOf({ key, code, ctrlKey, altKey, metaKey }: Pressed): Shortcut | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === "+" || key === "=" || code === "NumpadAdd") return "zoomIn";
  if (key === "-" || code === "NumpadSubtract") return "zoomOut";
  const letter = /^Key([A-Z])$/.exec(code)?.[1] ?? key.toUpperCase();
  return (Object.keys(shortcutKeys) as Shortcut[]).find((name) => shortcutKeys[name] === letter);
}

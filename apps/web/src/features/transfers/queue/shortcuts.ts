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

/**
 * Which of a list's choices a number key means, from 0 on; undefined: none. With a Thai layout the keys write Thai letters.
 * @example choiceOf({ code: "Digit2" }, 7) // 1
 */
export function choiceOf({ code }: Pick<Pressed, "code">, choices: number): number | undefined {
  const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]);
  return digit <= choices ? digit - 1 : undefined;
}

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

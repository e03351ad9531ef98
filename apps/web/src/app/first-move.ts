// Not `pointerover`: a page that opens below a mouse at rest gets one.
const moves = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"] as const;

/** Calls back once, at the visitor's first move. */
export function atFirstMove(then: () => void): void {
  const move = () => {
    for (const each of moves) removeEventListener(each, move, { capture: true });
    then();
  };
  for (const each of moves) addEventListener(each, move, { capture: true, passive: true });
}

const moves = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"] as const;

/** Calls back once, at the visitor's first move. */
export function atFirstMove(then: () => void): void {
  const move = (event: Event) => {
    if (isMouseAtRest(event)) return;
    for (const each of moves) removeEventListener(each, move, { capture: true });
    then();
  };
  for (const each of moves) addEventListener(each, move, { capture: true, passive: true });
}

/** A page that opens below a mouse is told of it, though nobody moved. */
function isMouseAtRest(event: Event): boolean {
  return event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY;
}

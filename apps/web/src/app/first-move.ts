const moves = ["pointermove", "pointerdown", "touchstart", "keydown", "input", "focusin", "scroll"] as const;

/** Calls back once, when the visitor first moves the mouse, touches or types. */
export function atFirstMove(then: () => void): void {
  const move = (event: Event) => {
    if (isMouseAtRest(event)) return;
    for (const each of moves) removeEventListener(each, move, { capture: true });
    then();
  };
  for (const each of moves) addEventListener(each, move, { capture: true, passive: true });
}

/** A page that opens under the mouse gets a mouse event although nobody moved. */
function isMouseAtRest(event: Event): boolean {
  return event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY;
}

const moves = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"] as const;

/**
 * Starts the app at the visitor's first move. Buttons do nothing until it runs, so a press that comes too early is
 * kept and given again; links and forms work by themselves.
 */
export function firstMove(start: () => Promise<void>): void {
  let pressed: HTMLElement | null = null;
  let started = false;

  const keepPress = (event: MouseEvent) => {
    pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("button[type=button]") : null;
  };
  const move = () => {
    if (started) return;
    started = true;
    for (const each of moves) removeEventListener(each, move, { capture: true });
    void start().then(() => {
      removeEventListener("click", keepPress, { capture: true });
      pressed?.click();
    });
  };

  addEventListener("click", keepPress, { capture: true });
  for (const each of moves) addEventListener(each, move, { capture: true, passive: true });
}

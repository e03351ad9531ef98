/**
 * Buttons and posted forms cannot answer until the app runs. This keeps every press and Enter that comes too early, once
 * for each button and form; the function that it returns repeats them in their order. Links and other forms work without
 * the app. Nobody else may hear what is kept: React, while it starts, would answer too, and a switch would switch back.
 */
export function keepEarlyPresses(): () => void {
  const kept = new Map<HTMLElement, () => void>();

  const keepPress = (event: MouseEvent) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>("button[type=button]") : null;
    if (button) keep(event, button, () => button.click());
  };
  const keepEnter = (event: KeyboardEvent) => {
    const { key, target } = event;
    const form = key === "Enter" && target instanceof HTMLInputElement ? target.form : null;
    if (form?.method === "post") keep(event, form, () => form.requestSubmit());
  };
  const keep = (event: Event, pressed: HTMLElement, repeat: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.set(pressed, repeat);
  };

  addEventListener("click", keepPress, { capture: true });
  addEventListener("keydown", keepEnter, { capture: true });
  return () => {
    removeEventListener("click", keepPress, { capture: true });
    removeEventListener("keydown", keepEnter, { capture: true });
    for (const repeat of kept.values()) repeat();
  };
}

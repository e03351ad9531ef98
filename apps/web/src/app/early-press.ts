/**
 * Buttons and posted forms do nothing until the app runs. This keeps the last press or Enter that came too early; the
 * function that it returns repeats it. Links and other forms work without the app.
 */
export function keepEarlyPress(): () => void {
  let again: (() => void) | undefined;

  const keepPress = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("button[type=button]") : null;
    again = button ? () => button.click() : undefined;
  };
  const keepEnter = ({ key, target }: KeyboardEvent) => {
    const form = key === "Enter" && target instanceof HTMLInputElement ? target.form : null;
    if (form?.method === "post") again = () => form.requestSubmit();
  };

  addEventListener("click", keepPress, { capture: true });
  addEventListener("keydown", keepEnter, { capture: true });
  return () => {
    removeEventListener("click", keepPress, { capture: true });
    removeEventListener("keydown", keepEnter, { capture: true });
    again?.();
  };
}

/**
 * Buttons do nothing until the app runs, nor do forms that are posted: the last press or Enter that came too early is
 * kept, and given again by the function that this returns. Links and other forms work by themselves.
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

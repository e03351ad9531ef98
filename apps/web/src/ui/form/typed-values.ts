/**
 * The texts and choices that a form's controls hold, by the names of the form's values. A control can hold more than the form knows: text
 * typed before the app ran, or filled in by the browser without telling anybody.
 */
export function typedIn<Values extends object>(form: HTMLFormElement | null, values: Values): Partial<Values> {
  const typed = Object.entries(values).flatMap(([name, value]) => {
    const control = form?.elements.namedItem(name);
    const isText =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    return isText && typeof value === "string" && control.value !== value ? [[name, control.value]] : [];
  });
  return Object.fromEntries(typed) as Partial<Values>;
}

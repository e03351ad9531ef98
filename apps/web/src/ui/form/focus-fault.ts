/**
 * Leads the keyboard to the first field that is marked as wrong, which a browser brings into sight. Every fold around it opens: a
 * fault that nobody sees makes a button look dead.
 * @returns whether a field is marked
 */
export function focusFault(within: Element | null): boolean {
  const at = within?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid]");
  for (let fold = at?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
  at?.focus();
  return Boolean(at);
}

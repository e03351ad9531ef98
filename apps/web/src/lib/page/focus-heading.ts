/** The keyboard is nowhere: what it stood on is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Moves the keyboard and the screen reader to the heading of a page or a part, as its load would.
 * @param isScrolled the page has come to its top by itself; otherwise the heading comes into sight
 */
export function focusHeading(within: Element | null | undefined, isScrolled = true): void {
  const heading = within?.querySelector<HTMLElement>("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: isScrolled });
}

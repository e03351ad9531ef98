/** Lets the sheets take effect that the page did not wait for (head-links.ts), each once it is there. */
export function applyWholeSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-later]")) {
    const apply = () => (link.media = "all");
    if (link.sheet) apply();
    else link.addEventListener("load", apply, { once: true });
  }
}

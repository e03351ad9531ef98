/** Lets the sheets take effect that the page did not wait for (head-links.ts), each once it is there. */
export function applyWholeSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-later]")) {
    const apply = () => {
      forgetFaces(link.sheet!);
      link.media = "all";
    };
    if (link.sheet) apply();
    else link.addEventListener("load", apply, { once: true });
  }
}

/** The page has them (`usedRules`); to hear of the same fonts again, the browser would lay out every text once more. */
function forgetFaces(sheet: CSSStyleSheet): void {
  for (let at = sheet.cssRules.length - 1; at >= 0; at--) {
    if (sheet.cssRules[at] instanceof CSSFontFaceRule) sheet.deleteRule(at);
  }
}

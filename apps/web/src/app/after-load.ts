/** Calls back once the page and its pictures are there. */
export function afterLoad(then: () => void): void {
  if (document.readyState === "complete") then();
  else addEventListener("load", then, { once: true });
}

import { type RefObject, useEffect } from "react";

/** Ctrl+P (⌘P) follows the page's own link to print: the browser would print the part of the list that is on the screen. */
export function usePrintKey(link: RefObject<HTMLAnchorElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // the place of the key: a Thai keyboard has another letter there
      const isPrint = event.code === "KeyP" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isPrint || !link.current) return;
      event.preventDefault();
      link.current.click();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [link]);
}

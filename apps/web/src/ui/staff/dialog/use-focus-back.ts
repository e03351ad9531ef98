import { useLayoutEffect } from "react";
import { isFocusLost } from "../../../lib/page/focus-heading.ts";

/** What had the focus last: a button or a file's field that is disabled while it works drops it before its dialog opens. */
let last: EventTarget | null = null;
if (typeof document !== "undefined") document.addEventListener("focusin", ({ target }) => (last = target), true);

/**
 * After a dialog, the focus goes back to where it was opened, also when the dialog is taken away at once, so that its own end
 * never comes. What took the focus meanwhile keeps it.
 */
export function useFocusBack(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const opener = isFocusLost() ? last : document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        if (isFocusLost() && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, [open]);
}

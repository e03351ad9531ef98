import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusHeading, isFocusLost } from "../lib/page/focus-heading.ts";

/**
 * After a move to another page, the keyboard and the screen reader go on at its heading: nothing else says that the page
 * is another one. Who pressed something that is still there, such as the tabs of a page, stays on it.
 * @returns where the page stands, for the element around it
 */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation();
  const page = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (isFocusLost() || !page.current?.contains(document.activeElement)) focusHeading(page.current);
  }, [pathname]);
  return page;
}

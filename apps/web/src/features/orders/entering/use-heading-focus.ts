import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the heading of a screen that replaces another one, as a new page would: otherwise a screen reader says
 * nothing, and the keyboard goes on where a button was.
 * @param stays something on the screen has to be mended first, and gets the focus
 */
export function useHeadingFocus(at: string, stays: boolean): RefObject<HTMLElement | null> {
  const screen = useRef<HTMLElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    const heading = stays ? null : screen.current?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [at, stays]);
  return screen;
}

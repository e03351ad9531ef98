import { type RefObject, useEffect, useRef } from "react";
import { focusHeading, isFocusLost } from "../../../lib/page/focus-heading.ts";

interface Screen {
  readonly at: string;
  /** How many forms were stored: after each, a screen is drawn anew. */
  readonly stored: number;
  /** The last form was sent on this screen, and what came of it shows here. */
  readonly isAnswer: boolean;
  /** Something on the screen has to be mended first, and gets the focus. */
  readonly hasProblems: boolean;
}

/**
 * Moves the focus to the heading of a screen that replaces another one, as a new page would: otherwise a screen reader says
 * nothing, and the keyboard goes on where a button was. Where the same screen is drawn anew, it goes back to the button.
 */
export function useHeadingFocus({ at, stored, isAnswer, hasProblems }: Screen): RefObject<HTMLElement | null> {
  const screen = useRef<HTMLElement>(null);
  const before = useRef(at);
  const pressed = useRef("");
  useEffect(() => {
    const note = ({ submitter }: SubmitEvent) => {
      pressed.current = submitter?.getAttribute("name") ?? "";
    };
    const own = screen.current;
    own?.addEventListener("submit", note);
    return () => own?.removeEventListener("submit", note);
  }, []);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    if (!hasProblems) focusHeading(screen.current);
  }, [at, hasProblems]);
  useEffect(() => {
    if (stored === 0 || !isAnswer || hasProblems || !isFocusLost()) return;
    const again = screen.current?.querySelector<HTMLElement>(`button[name="${pressed.current}"]:not([aria-hidden])`);
    if (again) again.focus();
    else focusHeading(screen.current, false);
  }, [stored, isAnswer, hasProblems]);
  return screen;
}

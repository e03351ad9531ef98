import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useMessages } from "../../../lib/i18n/language.ts";
import { keepsDrafts } from "../../../lib/drafts/use-draft.ts";
import { isOwnReload } from "../../../lib/page/own-reload.ts";
import { confirm, question } from "../confirm/confirm.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";

/** While there is unsaved text, asks before the user leaves the page by a link, the back button or closing the tab. */
export function useUnsavedWarning(dirty: boolean): void {
  const m = useMessages(staffUiMessages);
  const { leaveQuestion: message, discardChanges: does, goOnEditing: keeps } = m;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && !keepsDrafts(nextLocation.pathname),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm({ message, does, keeps }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, message, does, keeps]);
  useEffect(() => {
    // saved while the question was open: no text can be lost
    if (blocker.state === "blocked" && !dirty) question.get()?.answer(true);
  }, [blocker.state, dirty]);
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isOwnReload()) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [dirty]);
}

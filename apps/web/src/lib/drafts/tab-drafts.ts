import { createDrafts } from "./drafts.ts";

/** The drafts of this tab. */
export const drafts = createDrafts(
  () => sessionStorage,
  () => localStorage,
  Date.now,
);

/** What is typed in this tab outlives it: the next tab of the same user finds it. */
export function passDraftsOn(): () => void {
  drafts.takeLeft();
  addEventListener("pagehide", drafts.leave);
  return () => removeEventListener("pagehide", drafts.leave);
}

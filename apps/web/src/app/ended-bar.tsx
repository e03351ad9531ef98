import { Link } from "react-router";
import { useMessages } from "../lib/i18n/language.ts";
import { useHydrated } from "../lib/page/use-hydrated.ts";
import { drafts } from "../lib/drafts/tab-drafts.ts";
import { endedAt } from "../lib/session/ended-sign-in.ts";
import { NoticeBar } from "../ui/notice-bar/notice-bar.tsx";
import { appMessages } from "./app.messages.ts";

/** Tells users why the server signed them out, with a link to the page where they were. */
export function EndedBar() {
  const m = useMessages(appMessages);
  const path = useHydrated() ? endedAt() : null;
  if (path === null) return null;
  return (
    <NoticeBar icon="lock">
      {m.signInEnded} {drafts.hasSome() && m.draftsKept}{" "}
      <Link to={`/auth?next=${encodeURIComponent(path)}`}>{m.signInAgain}</Link>
    </NoticeBar>
  );
}

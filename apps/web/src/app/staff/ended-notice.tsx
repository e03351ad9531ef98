import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useMessages } from "../../lib/i18n/language.ts";
import { useIsSignedIn } from "../../lib/session/use-session.ts";
import { NoticeBar } from "../../ui/notice-bar/notice-bar.tsx";
import { staffMessages } from "./staff.messages.ts";

/**
 * The cookie opens the shell, but only tokens that have not ended open its calls. Where they are missing, this says so
 * calmly and offers the way back to this page; it leads nobody away.
 */
export function EndedNotice() {
  const m = useMessages(staffMessages);
  const { pathname, search, hash } = useLocation();
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const was = useRef(isSignedIn);
  useEffect(() => {
    // signed in again in another tab: what could not be loaded can be now
    if (isSignedIn && !was.current) void queries.invalidateQueries();
    was.current = isSignedIn;
  }, [isSignedIn, queries]);
  if (isSignedIn) return null;
  return (
    <div className="staff__ended no-print">
      <NoticeBar icon="lock">
        {m.signInEnded} <Link to={`/auth?next=${encodeURIComponent(pathname + search + hash)}`}>{m.signInAgain}</Link>
      </NoticeBar>
    </div>
  );
}

import { useSyncExternalStore } from "react";
import { useFormat } from "../lib/i18n/format.ts";
import { useMessages } from "../lib/i18n/language.ts";
import { onStaleChange, staleSince } from "../lib/live/staleness.ts";
import { useSite } from "../lib/page/site.ts";
import { NoticeBar } from "../ui/notice-bar/notice-bar.tsx";
import { appMessages } from "./app.messages.ts";

/** Tells that the page shows what was known before the server lost its database. */
export function StaleBar() {
  const m = useMessages(appMessages);
  const format = useFormat();
  const site = useSite();
  const since = useSyncExternalStore(onStaleChange, staleSince, () => site.staleSince);
  if (since === null) return null;
  return (
    <NoticeBar icon="warning" printed>
      {m.staleBar(format.clock(since, "Asia/Bangkok"))}
    </NoticeBar>
  );
}

import { useEffect, useSyncExternalStore } from "react";
import { pageClient } from "../api/page-client.ts";
import type { FollowedRows } from "./followed-rows.ts";
import { ResultsChannel, type LiveNews } from "./results-channel.ts";

const channels = new Map<string, ResultsChannel>();
const silent: LiveNews = { state: "connecting", changed: null, heardAt: null };

/**
 * Listens to an event's results: the state of the connection and the latest change (`categories` is empty when
 * polling cannot know them: treat it as all). Compare `changed.version` with the version on screen and revalidate.
 * @param rows what changes in them comes with the news
 */
export function useResultsVersion(event: string, rows: FollowedRows | null = null): LiveNews {
  let channel = channels.get(event);
  if (!channel) channels.set(event, (channel = new ResultsChannel(event, pageClient)));
  // before the channel connects, so that it asks once
  useEffect(() => channel.follow(rows), [channel, rows]);
  return useSyncExternalStore(channel.subscribe, channel.get, () => silent);
}

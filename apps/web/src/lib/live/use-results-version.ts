import { useSyncExternalStore } from "react";
import { pageClient } from "../api/page-client.ts";
import { ResultsChannel, type LiveNews } from "./results-channel.ts";

const channels = new Map<string, ResultsChannel>();
const silent: LiveNews = { state: "connecting", changed: null, heardAt: null };

/**
 * Listens to an event's results: the state of the connection and the latest change (`categories` is empty when
 * polling cannot know them: treat it as all). Compare `changed.version` with the version on screen and revalidate.
 */
export function useResultsVersion(event: string): LiveNews {
  let channel = channels.get(event);
  if (!channel) channels.set(event, (channel = new ResultsChannel(event, pageClient)));
  return useSyncExternalStore(channel.subscribe, channel.get, () => silent);
}

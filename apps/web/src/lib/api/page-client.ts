import type { ApiClient } from "./api-client.ts";

let client: ApiClient | null = null;

/** The one client of this page, for what is no component. Components call through `useCallApi`. */
export function pageClient(): ApiClient {
  if (!client) throw new Error("the page's client is not there before the session was started");
  return client;
}

export function setPageClient(started: ApiClient): void {
  client = started;
}

import type { ApiClient } from "./api-client.ts";

let client: ApiClient | null = null;

/** This page's only client, for code outside components. Components call through `useCallApi`. */
export function pageClient(): ApiClient {
  if (!client) throw new Error("the page's client is not there before the session was started");
  return client;
}

export function setPageClient(started: ApiClient): void {
  client = started;
}

import { QueryClient } from "@tanstack/react-query";
import { CallFailed } from "./call-failed.ts";

const longAgoMs = 30_000;

/** What the staff area has loaded and may show again. A call is tried again only where that can help. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: longAgoMs,
        refetchOnWindowFocus: false,
        // offline, and no query is put off until the browser believes to be online: the screen says what is wrong
        networkMode: "always",
        retry: (failures, error) => failures < 2 && error instanceof CallFailed && error.status === 503,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

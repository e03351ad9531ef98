import { QueryClient } from "@tanstack/react-query";
import { CallFailed } from "./call-failed.ts";

const longAgoMs = 30_000;

/** The cache of the staff area's calls. A failed call is tried again only when that can help. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: longAgoMs,
        refetchOnWindowFocus: false,
        // offline: send anyway, whatever the browser believes, and the screen says what is wrong
        networkMode: "always",
        retry: (failures, error) => failures < 2 && error instanceof CallFailed && error.status === 503,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

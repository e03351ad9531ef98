import type { Endpoint } from "@time-event/contract/endpoint";
import { type MadeCall, stalenessOf, type Staleness } from "@time-event/contract/stale";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";

declare module "@tanstack/react-query" {
  interface Register {
    /** The call whose reply a query holds. */
    readonly queryMeta: { readonly call?: MadeCall };
  }
}

/**
 * Fetches again everything that a change made stale: data on screen at once, other data when it is shown again.
 * Resolves when the data on screen is loaded.
 */
export async function refreshAfter(queries: QueryClient, change: MadeCall): Promise<void> {
  const isNow = (staleness: Staleness) => ({
    predicate: ({ meta }: { readonly meta?: { readonly call?: MadeCall } | undefined }) =>
      meta?.call !== undefined && stalenessOf(meta.call, change) === staleness,
  });
  await Promise.all([
    queries.invalidateQueries(isNow("stale")),
    // the screen of a deleted thing closes now: fetching it again would only fail
    queries.invalidateQueries({ ...isNow("gone"), refetchType: "none" }),
  ]);
}

/** @example const refresh = useRefreshAfter(); await refresh(eventStateSave, { eventId }) */
export function useRefreshAfter(): (endpoint: Endpoint, input: unknown) => Promise<void> {
  const queries = useQueryClient();
  return (endpoint, input) => refreshAfter(queries, { endpoint, input });
}

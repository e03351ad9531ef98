import type { Endpoint } from "@time-event/contract/endpoint";
import { type MadeCall, stalenessOf, type Staleness } from "@time-event/contract/stale";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";

declare module "@tanstack/react-query" {
  interface Register {
    /** The call whose answer a query holds. */
    readonly queryMeta: { readonly call?: MadeCall };
  }
}

/**
 * Has everything fetched anew that a change made stale: at once what is on screen, the rest when it is looked at again.
 * Resolves when what is on screen is there.
 */
export async function refreshAfter(queries: QueryClient, change: MadeCall): Promise<void> {
  const isNow = (staleness: Staleness) => ({
    predicate: ({ meta }: { readonly meta?: { readonly call?: MadeCall } | undefined }) =>
      meta?.call !== undefined && stalenessOf(meta.call, change) === staleness,
  });
  await Promise.all([
    queries.invalidateQueries(isNow("stale")),
    // the screen that shows what was deleted is about to be left: asking for it would only say that it is gone
    queries.invalidateQueries({ ...isNow("gone"), refetchType: "none" }),
  ]);
}

/** @example const refresh = useRefreshAfter(); await refresh(eventStateSave, { eventId }) */
export function useRefreshAfter(): (endpoint: Endpoint, input: unknown) => Promise<void> {
  const queries = useQueryClient();
  return (endpoint, input) => refreshAfter(queries, { endpoint, input });
}

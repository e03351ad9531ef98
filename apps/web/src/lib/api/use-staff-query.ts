import type { Endpoint, InputOf, ReplyOf } from "@time-event/contract/endpoint";
import type { CallApi } from "@time-event/contract/call";
import { useQuery, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query";
import type { CallFailed } from "./call-failed.ts";
import { useCallApi } from "./use-call-api.ts";

type ReadingEndpoint = Endpoint & { readonly method: "GET" };
type Options<E extends Endpoint> = Omit<UseQueryOptions<ReplyOf<E>, CallFailed>, "queryKey" | "queryFn" | "meta">;

/**
 * The reply of a reading call. TanStack Query keeps it and fetches it again, also after every action that changes what
 * shows: see `refreshAfter`.
 * @example const { data: reply } = useStaffQuery(eventList, { offset: 0 }); reply?.data
 */
export function useStaffQuery<E extends ReadingEndpoint>(
  endpoint: E,
  params: InputOf<E>,
  options: Options<E> = {},
): UseQueryResult<ReplyOf<E>, CallFailed> {
  const callApi = useCallApi();
  return useQuery<ReplyOf<E>, CallFailed>({ ...options, ...staffQuery(callApi, endpoint, params) });
}

/** A reading call as a query: the key of its reply in the cache, and the call itself. */
export function staffQuery<E extends ReadingEndpoint>(callApi: CallApi, endpoint: E, params: InputOf<E>) {
  return {
    queryKey: [endpoint.name, params],
    queryFn: () => callApi(endpoint, params),
    meta: { call: { endpoint, input: params } },
  };
}

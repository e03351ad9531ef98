import type { Endpoint, InputOf, ReplyOf } from "@time-event/contract/endpoint";
import type { CallApi } from "@time-event/contract/call";
import { useQuery, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query";
import type { CallFailed } from "./call-failed.ts";
import { useCallApi } from "./use-call-api.ts";

type ReadingEndpoint = Endpoint & { readonly method: "GET" };
type Options<E extends Endpoint> = Omit<UseQueryOptions<ReplyOf<E>, CallFailed>, "queryKey" | "queryFn" | "meta">;

/**
 * What a reading call answers, kept and fetched anew as TanStack Query does, and after every action that changes what it
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

/** A reading call as a query: by what it is kept, and of which call it is the answer. */
export function staffQuery<E extends ReadingEndpoint>(callApi: CallApi, endpoint: E, params: InputOf<E>) {
  return {
    queryKey: [endpoint.name, params],
    queryFn: () => callApi(endpoint, params),
    meta: { call: { endpoint, input: params } },
  };
}

import type { Endpoint, InputOf, ReplyOf } from "@time-event/contract/endpoint";
import type { CallApi } from "@time-event/contract/call";
import { useQuery, useQueryClient, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query";
import type { CallFailed } from "./call-failed.ts";
import { quietly } from "./pending-requests.ts";
import { useCallApi } from "./use-call-api.ts";

type ReadingEndpoint = Endpoint & { readonly method: "GET" };
type Options<E extends Endpoint> = Omit<UseQueryOptions<ReplyOf<E>, CallFailed>, "queryKey" | "queryFn" | "meta">;

/**
 * The reply of a reading call. TanStack Query keeps it and fetches it again, also after every action that changes what
 * shows: see `refreshAfter`. With a `refetchInterval`, only its first fetch is something that people wait for.
 * @example const { data: reply } = useStaffQuery(eventList, { offset: 0 }); reply?.data
 */
export function useStaffQuery<E extends ReadingEndpoint>(
  endpoint: E,
  params: InputOf<E>,
  options: Options<E> = {},
): UseQueryResult<ReplyOf<E>, CallFailed> {
  const callApi = useCallApi();
  const known = useQueryClient();
  const query = staffQuery(callApi, endpoint, params);
  const isKept = () => options.refetchInterval !== undefined && known.getQueryData(query.queryKey) !== undefined;
  const queryFn = () => (isKept() ? quietly(query.queryFn) : query.queryFn());
  return useQuery<ReplyOf<E>, CallFailed>({ ...options, ...query, queryFn });
}

/** A reading call as a query: the key of its reply in the cache, and the call itself. */
export function staffQuery<E extends ReadingEndpoint>(callApi: CallApi, endpoint: E, params: InputOf<E>) {
  return {
    queryKey: [endpoint.name, params],
    queryFn: () => callApi(endpoint, params),
    meta: { call: { endpoint, input: params } },
  };
}

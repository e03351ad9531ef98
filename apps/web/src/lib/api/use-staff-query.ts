import type { Endpoint, InputOf, ReplyOf } from "@time-event/contract/endpoint";
import { useQuery, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query";
import type { CallFailed } from "./call-failed.ts";
import { useCallApi } from "./use-call-api.ts";

type ReadingEndpoint = Endpoint & { readonly method: "GET" };
type Options<E extends Endpoint> = Omit<UseQueryOptions<ReplyOf<E>, CallFailed>, "queryKey" | "queryFn">;

/**
 * What a reading call answers, kept and fetched anew as TanStack Query does. Actions name the call to have it fetched
 * anew: see `useStaffAction`.
 * @example const { data: reply } = useStaffQuery(eventList, { offset: 0 }); reply?.data
 */
export function useStaffQuery<E extends ReadingEndpoint>(
  endpoint: E,
  params: InputOf<E>,
  options: Options<E> = {},
): UseQueryResult<ReplyOf<E>, CallFailed> {
  const callApi = useCallApi();
  return useQuery<ReplyOf<E>, CallFailed>({
    ...options,
    queryKey: [endpoint.name, params],
    queryFn: () => callApi(endpoint, params),
  });
}

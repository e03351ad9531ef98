import type { BodyOf, Endpoint, InputOf, ReplyOf } from "@time-event/contract/endpoint";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import type { CallFailed } from "./call-failed.ts";
import { type ActionOptions, useAfterwards } from "./use-afterwards.ts";
import { useCallApi } from "./use-call-api.ts";

type ChangingEndpoint = Endpoint & { readonly method: "POST" };

/**
 * A call that changes something.
 * @example const save = useStaffAction(eventSave, { changes: ["event-list", "event-get"] }); save.mutate(form)
 */
export function useStaffAction<E extends ChangingEndpoint>(
  endpoint: E,
  options: ActionOptions<ReplyOf<E>> = {},
): UseMutationResult<ReplyOf<E>, CallFailed, BodyOf<E>> {
  const callApi = useCallApi();
  return useMutation<ReplyOf<E>, CallFailed, BodyOf<E>>({
    mutationFn: (body) => callApi(endpoint, body as InputOf<E>),
    onSuccess: useAfterwards(options),
  });
}

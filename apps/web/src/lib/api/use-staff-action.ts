import type { BodyOf, Endpoint, InputOf, ReplyOf } from "@time-event/contract/endpoint";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import type { CallFailed } from "./call-failed.ts";
import { useRefreshAfter } from "./refresh-after.ts";
import { useCallApi } from "./use-call-api.ts";

type ChangingEndpoint = Endpoint & { readonly method: "POST" };

export interface ActionOptions<Reply> {
  /** Called when all stale data on screen is loaded again. */
  readonly onSuccess?: (reply: Reply) => void;
}

/**
 * A call that changes something. The contract says which data becomes stale: see `stale.ts` there.
 * @example const save = useStaffAction(eventSave); save.mutate(form)
 */
export function useStaffAction<E extends ChangingEndpoint>(
  endpoint: E,
  { onSuccess }: ActionOptions<ReplyOf<E>> = {},
): UseMutationResult<ReplyOf<E>, CallFailed, BodyOf<E>> {
  const callApi = useCallApi();
  const refresh = useRefreshAfter();
  return useMutation<ReplyOf<E>, CallFailed, BodyOf<E>>({
    mutationFn: (body) => callApi(endpoint, body as InputOf<E>),
    onSuccess: async (reply, body) => {
      await refresh(endpoint, body);
      onSuccess?.(reply);
    },
  });
}

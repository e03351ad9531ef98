import { useMemo } from "react";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import { createSendSubmit, pendingSubmits, type SendSubmit, waitMs } from "./send-submit.ts";

/**
 * Sends submits of orders until an answer comes.
 * @example const send = useSendSubmit(); await send(webRegisterConfirm, {}, { key })
 */
export function useSendSubmit(): SendSubmit {
  const callApi = useCallApi();
  return useMemo(() => createSendSubmit({ callApi, pending: pendingSubmits, wait: waitMs }), [callApi]);
}

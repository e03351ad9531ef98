import { useMemo } from "react";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import { createSendSubmit, pendingSubmits, type SendSubmit, waitMs } from "./send-submit.ts";

const loadAgain = () => location.reload();

/**
 * Sends submits of orders until an answer comes.
 * @param onWaiting told when no answer came and it will be sent again, and when an answer did
 * @example const send = useSendSubmit(); await send(webRegisterConfirm, {}, { key })
 */
export function useSendSubmit(onWaiting?: (isWaiting: boolean) => void): SendSubmit {
  const callApi = useCallApi();
  return useMemo(
    () => createSendSubmit({ callApi, pending: pendingSubmits, wait: waitMs, onLine: loadAgain, onWaiting }),
    [callApi, onWaiting],
  );
}

import { webRegisterSave } from "@time-event/contract/order-keeping";
import type { Order } from "@time-event/contract/orders";
import { useEffect, useEffectEvent, useRef } from "react";
import { serverNow } from "../../../lib/session/server-time.ts";
import { useSendSubmit } from "../use-send-submit.ts";

interface Active {
  readonly order: Order | null;
  readonly key: string | null;
  readonly busy: boolean;
  readonly take: (order: Order) => void;
}

/** The hold is extended this long before its end. */
const extendBeforeMs = 10 * 60_000;
const lookEveryMs = 20_000;

/**
 * Extends the hold while somebody types on any screen of the entry, also what breaks a rule and is not stored yet. The
 * server says how long it may become.
 */
export function useHoldWhileActive({ order, key, busy, take }: Active): void {
  const send = useSendSubmit();
  const hasTyped = useRef(false);
  const look = useEffectEvent(async () => {
    if (!hasTyped.current || key === null || busy || order?.state !== "held" || order.deadlineAt === null) return;
    if (order.deadlineAt - serverNow() > extendBeforeMs) return;
    hasTyped.current = false;
    try {
      const { event, language } = order;
      take((await send(webRegisterSave, { event, language }, { key, about: "hold" })).data.order);
    } catch {
      // the clock says how long it is still held
    }
  });
  useEffect(() => {
    const note = () => void (hasTyped.current = true);
    document.addEventListener("input", note);
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => {
      document.removeEventListener("input", note);
      clearInterval(timer);
    };
  }, []);
}

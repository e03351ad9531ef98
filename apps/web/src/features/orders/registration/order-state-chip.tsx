import type { Order } from "@time-event/contract/orders";
import type { OrderState } from "@time-event/domain/orders/order-states";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../../ui/chip/chip.tsx";
import type { IconName } from "../../../ui/icon/icon.tsx";
import { registrationMessages } from "./registration.messages.ts";

const looks: Record<OrderState, readonly [Tone, IconName]> = {
  held: ["info", "clock"],
  awaiting_payment: ["warn", "wallet"],
  confirmed: ["ok", "check"],
  expired: ["neutral", "timer"],
  cancelled: ["danger", "close"],
  refunded: ["neutral", "refresh"],
};

/** The state of an order as a word; colour and sign only help. A slip that is being checked has a word of its own. */
export function OrderStateChip({ order: { state, balance } }: { readonly order: Pick<Order, "state" | "balance"> }) {
  const m = useMessages(registrationMessages);
  if (state === "awaiting_payment" && balance.waitingSatang > 0) {
    return (
      <Chip tone="info" icon="clock">
        {m.checking}
      </Chip>
    );
  }
  const [tone, icon] = looks[state];
  return (
    <Chip tone={tone} icon={icon}>
      {m.states[state]}
    </Chip>
  );
}

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

/** The state of an order as a word; colour and sign only help. */
export function OrderStateChip({ state }: { readonly state: OrderState }) {
  const m = useMessages(registrationMessages);
  const [tone, icon] = looks[state];
  return (
    <Chip tone={tone} icon={icon}>
      {m.states[state]}
    </Chip>
  );
}

import type { OrderState } from "@time-event/domain/orders/order-states";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../ui/chip/chip.tsx";
import type { IconName } from "../../ui/icon/icon.tsx";
import { orderDeskMessages } from "./staff/order-desk.messages.ts";

const looks: Readonly<Record<OrderState, readonly [Tone, IconName]>> = {
  held: ["info", "clock"],
  awaiting_payment: ["warn", "timer"],
  confirmed: ["ok", "check"],
  expired: ["outline", "minus"],
  cancelled: ["danger", "close"],
  refunded: ["neutral", "refresh"],
};

export function OrderStateChip({ state }: { readonly state: OrderState }) {
  const { states } = useMessages(orderDeskMessages);
  const [tone, icon] = looks[state];
  return (
    <Chip tone={tone} icon={icon}>
      {states[state]}
    </Chip>
  );
}

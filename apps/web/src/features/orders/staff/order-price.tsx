import type { OrderRecord } from "@time-event/contract/staff-orders";
import { useMessages } from "../../../lib/i18n/language.ts";
import { DrawerPart } from "./drawer-part.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";
import { QuoteTable } from "./quote-table.tsx";

/** What the order costs, line by line. */
export function OrderPrice({ order: { quote, totalSatang } }: { readonly order: OrderRecord }) {
  const m = useMessages(orderDeskMessages);
  if (quote.lines.length === 0) return null;
  return (
    <DrawerPart title={m.price} hint={totalSatang === null && m.priceNow}>
      <QuoteTable quote={quote} />
    </DrawerPart>
  );
}

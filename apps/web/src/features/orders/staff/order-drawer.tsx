import { orderGet, type OrderRecord } from "@time-event/contract/staff-orders";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderContactPart } from "./order-contact-part.tsx";
import { OrderEntriesPart } from "./order-entries-part.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderMoney } from "./order-money.tsx";
import { OrderNotes } from "./order-notes.tsx";
import { OrderPrice } from "./order-price.tsx";
import { OrderStateChip } from "../staff-order-state.shared.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface OrderDrawerProps {
  readonly event: { readonly id: number; readonly timeZone: string; readonly startsOn: string };
  readonly id: number;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

/** One order beside the list: who, what, for how much, and what became of it. */
export function OrderDrawer({ event, id, mayEdit, onClose }: OrderDrawerProps) {
  const m = useMessages(orderDeskMessages);
  // each look at personal data goes on record: the window's focus must not count as one
  const record = useStaffQuery(orderGet, { eventId: event.id, id }, { refetchOnWindowFocus: false });
  const order = record.data?.data;
  return (
    <StaffDialog
      open
      look="side"
      title={order ? <DrawerTitle order={order} /> : m.one}
      onClose={onClose}
      keepOnOutsideClick
    >
      <Loaded query={record} words={m.refusals}>
        {({ data }) => (
          <div className="order-drawer">
            {mayEdit && <OrderActions eventId={event.id} order={data} />}
            {data.isMasked && <p className="soft">{m.masked}</p>}
            <OrderContactPart eventId={event.id} mayEdit={mayEdit} order={data} timeZone={event.timeZone} />
            <OrderEntriesPart order={data} event={event} mayEdit={mayEdit} />
            <OrderPrice order={data} />
            <OrderMoney eventId={event.id} order={data} timeZone={event.timeZone} />
            <OrderNotes eventId={event.id} order={data} timeZone={event.timeZone} mayEdit={mayEdit} />
            <OrderHistory eventId={event.id} id={id} timeZone={event.timeZone} />
          </div>
        )}
      </Loaded>
    </StaffDialog>
  );
}

function DrawerTitle({ order: { reference, state } }: { readonly order: OrderRecord }) {
  return (
    <span className="order-drawer__title">
      <span className="figures">{reference}</span>
      <OrderStateChip state={state} />
    </span>
  );
}

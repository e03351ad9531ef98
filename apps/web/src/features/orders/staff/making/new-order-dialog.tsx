import { orderOfferList } from "@time-event/contract/desk-orders";
import { useStaffQuery } from "../../../../lib/api/use-staff-query.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { StaffDialog } from "../../../../ui/staff/dialog/staff-dialog.tsx";
import { Loaded } from "../../../../ui/staff/page/loaded.tsx";
import { makingMessages } from "./making.messages.ts";
import { NewOrderForm } from "./new-order-form.tsx";

interface NewOrderDialogProps {
  readonly event: { readonly id: number; readonly startsOn: string; readonly timeZone: string };
  readonly onMade: (id: number) => void;
  readonly onClose: () => void;
}

/** A registration on behalf of somebody: on the telephone, at the desk, for a guest or a sponsor. */
export function NewOrderDialog({ event, onMade, onClose }: NewOrderDialogProps) {
  const m = useMessages(makingMessages);
  const offered = useStaffQuery(orderOfferList, { eventId: event.id });
  return (
    <StaffDialog open look="side" title={m.title} onClose={onClose} keepOnOutsideClick>
      <Loaded query={offered}>{({ data }) => <NewOrderForm event={event} offered={data} onMade={onMade} />}</Loaded>
    </StaffDialog>
  );
}

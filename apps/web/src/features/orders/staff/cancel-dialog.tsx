import { orderCancel, type OrderRecord } from "@time-event/contract/staff-orders";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../../lib/drafts/use-draft.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { BackButton } from "../../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface CancelDialogProps {
  readonly eventId: number;
  readonly order: OrderRecord;
  readonly onClose: () => void;
}

/** Cancels an order; says before what that does, and asks for the reason, which is kept. */
export function CancelDialog({ eventId, order, onClose }: CancelDialogProps) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const [reason, setReason] = useDraftState(`order-cancel-${order.id}`, "");
  const cancel = useStaffAction(orderCancel, {
    onSuccess: () => {
      toast({ severity: "success", summary: m.cancelled });
      onClose();
    },
  });
  return (
    <StaffDialog open title={m.cancelTitle(order.reference)} onClose={onClose} keepOnOutsideClick>
      <form
        className="order-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          cancel.mutate({ eventId, id: order.id, reason: reason.trim() });
        }}
      >
        <p>{order.state === "confirmed" ? m.cancelConfirmedHint : m.cancelHint(format.number(order.places))}</p>
        <TextField label={m.reason} required maxLength={500} value={reason} onChange={setReason} />
        <div role="alert">{cancel.error && <p className="order-failure">{failureText(cancel.error).join(" ")}</p>}</div>
        <div className="order-dialog__foot">
          <BackButton label={m.back} />
          <Button
            type="submit"
            severity="danger"
            label={m.cancelOrder}
            loading={cancel.isPending}
            disabled={reason.trim() === ""}
          />
        </div>
      </form>
    </StaffDialog>
  );
}

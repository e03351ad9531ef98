import { orderLinkSend, type OrderRecord } from "@time-event/contract/staff-orders";
import { useState } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { BackButton } from "../../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { SwitchField } from "../../../ui/staff/field/switch-field.tsx";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface LinkDialogProps {
  readonly eventId: number;
  readonly order: OrderRecord;
  readonly onClose: () => void;
}

/** Mails the private link to the contact on file. Nobody of staff sees it. */
export function LinkDialog({ eventId, order, onClose }: LinkDialogProps) {
  const m = useMessages(orderDeskMessages);
  const failureText = useFailureText(m.refusals);
  const [endEarlier, setEndOthers] = useState(false);
  const send = useStaffAction(orderLinkSend, {
    onSuccess: () => {
      toast({ severity: "success", summary: m.linkSent });
      onClose();
    },
  });
  return (
    <StaffDialog open title={m.sendLink} onClose={onClose}>
      <div className="order-dialog">
        <p>{m.linkTo(order.contact.email)}</p>
        <SwitchField label={m.endEarlier} hint={m.endEarlierHint} value={endEarlier} onChange={setEndOthers} />
        <div role="alert">{send.error && <p className="order-failure">{failureText(send.error).join(" ")}</p>}</div>
        <div className="order-dialog__foot">
          <BackButton label={m.back} />
          <Button
            type="button"
            icon="pi pi-send"
            label={m.send}
            loading={send.isPending}
            onClick={() => send.mutate({ eventId, id: order.id, endEarlier })}
          />
        </div>
      </div>
    </StaffDialog>
  );
}

import { orderFree, type OrderRecord } from "@time-event/contract/staff-orders";
import { type FreeKind, freeKinds } from "@time-event/domain/orders/free-places";
import { useState } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../../lib/drafts/use-draft.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { BackButton } from "../../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface FreeDialogProps {
  readonly eventId: number;
  readonly order: OrderRecord;
  readonly onClose: () => void;
}

/** Takes the price off an order; the reason is kept. */
export function FreeDialog({ eventId, order, onClose }: FreeDialogProps) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const [kind, setKind] = useState<FreeKind>("complimentary");
  const [reason, setReason] = useDraftState(`order-free-${order.id}`, "");
  const free = useStaffAction(orderFree, {
    onSuccess: () => {
      toast({ severity: "success", summary: m.freed });
      onClose();
    },
  });
  return (
    <StaffDialog open title={m.freeTitle(order.reference)} onClose={onClose} keepOnOutsideClick>
      <form
        className="order-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          free.mutate({ eventId, id: order.id, kind, reason: reason.trim() });
        }}
      >
        <p>{m.freeHint(format.baht(order.quote.totalSatang))}</p>
        <SelectField
          label={m.freeKind}
          value={kind}
          onChange={(chosen) => chosen && setKind(chosen)}
          options={freeKinds.map((value) => ({ value, label: m.freeKinds[value] }))}
        />
        <TextField label={m.reason} required maxLength={500} value={reason} onChange={setReason} />
        <div role="alert">{free.error && <p className="order-failure">{failureText(free.error).join(" ")}</p>}</div>
        <div className="order-dialog__foot">
          <BackButton label={m.back} />
          <Button type="submit" label={m.free} loading={free.isPending} disabled={reason.trim() === ""} />
        </div>
      </form>
    </StaffDialog>
  );
}

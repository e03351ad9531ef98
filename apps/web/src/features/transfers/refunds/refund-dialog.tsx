import { refundSave } from "@time-event/contract/refunds";
import { needsSecondPerson } from "@time-event/domain/payments/refunds";
import { useState } from "react";
import { newRepeatId } from "../../../lib/api/repeat-id.ts";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../../lib/drafts/use-draft.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { BackButton } from "../../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { MoneyField } from "../../../ui/staff/field/money-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { refundsMessages } from "./refunds.messages.ts";

interface RefundDialogProps {
  readonly eventId: number;
  readonly orderId: number;
  readonly reference: string;
  /** What can go back. */
  readonly mostSatang: number;
  /** What one person has refunded alone before: it counts for the limit. */
  readonly refundedAloneSatang: number;
  readonly onClose: () => void;
}

/** Records money that went back to a contact; above the limit it asks for it, before anything is transferred. */
export function RefundDialog(props: RefundDialogProps) {
  const { eventId, orderId, reference, mostSatang, refundedAloneSatang, onClose } = props;
  const m = useMessages(refundsMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  // of this form, however often it is sent: its reply may be lost
  const [formId] = useState(newRepeatId);
  const [amountSatang, setAmount] = useState<number | null>(mostSatang);
  const [reason, setReason] = useDraftState(`refund-reason-${orderId}`, "");
  const [account, setAccount] = useDraftState(`refund-account-${orderId}`, "");
  const save = useStaffAction(refundSave, {
    onSuccess: ({ data }) => {
      const amount = format.exactBaht(data.amountSatang);
      toast({ severity: "success", summary: data.state === "paid" ? m.saved(amount) : m.asked(amount) });
      onClose();
    },
  });
  const isRight = amountSatang !== null && amountSatang > 0 && amountSatang <= mostSatang && reason.trim() !== "";
  const isAsked = needsSecondPerson((amountSatang ?? 0) + refundedAloneSatang);
  const most = format.exactBaht(mostSatang);
  return (
    <StaffDialog open title={m.refundOf(reference)} onClose={onClose} keepOnOutsideClick>
      <form
        className="money-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRight) return;
          const form = { eventId, orderId, formId, leftSatang: mostSatang, amountSatang };
          save.mutate({ ...form, reason: reason.trim(), account: account.trim() });
        }}
      >
        <p>{isAsked ? m.askHint(most) : m.refundHint(most)}</p>
        <MoneyField
          label={m.amount}
          required
          value={amountSatang}
          error={amountSatang !== null && amountSatang > mostSatang ? m.refusals.more_than_paid : undefined}
          hint={isAsked ? m.secondHint : undefined}
          onChange={setAmount}
        />
        <TextField label={m.reason} required maxLength={500} value={reason} onChange={setReason} />
        <TextField label={m.account} maxLength={200} value={account} onChange={setAccount} />
        <div role="alert">{save.error && <p className="queue__failure">{failureText(save.error).join(" ")}</p>}</div>
        <div className="money-dialog__foot">
          <BackButton label={m.back} />
          <Button type="submit" label={isAsked ? m.ask : m.save} loading={save.isPending} disabled={!isRight} />
        </div>
      </form>
    </StaffDialog>
  );
}

import { type Refund, refundReverse } from "@time-event/contract/refunds";
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
import { refundsMessages } from "./refunds.messages.ts";

interface ReverseRefundDialogProps {
  readonly refund: Refund;
  readonly onClose: () => void;
}

/** Takes a refund back that was recorded by mistake; asks why. */
export function ReverseRefundDialog({ refund, onClose }: ReverseRefundDialogProps) {
  const m = useMessages(refundsMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const { eventId, id, revision, reference, amountSatang } = refund;
  const [reason, setReason] = useDraftState(`refund-reverse-${id}`, "");
  const reverse = useStaffAction(refundReverse, {
    onSuccess: () => {
      toast({ severity: "success", summary: m.reversed(reference) });
      onClose();
    },
  });
  return (
    <StaffDialog open title={m.reverseOf(reference)} onClose={onClose} keepOnOutsideClick>
      <form
        className="money-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          reverse.mutate({ eventId, id, revision, reason: reason.trim() });
        }}
      >
        <p>{m.reverseHint(format.exactBaht(amountSatang))}</p>
        <TextField label={m.reverseWhy} required maxLength={500} value={reason} onChange={setReason} />
        <div role="alert">
          {reverse.error && <p className="queue__failure">{failureText(reverse.error).join(" ")}</p>}
        </div>
        <div className="money-dialog__foot">
          <BackButton label={m.back} />
          <Button type="submit" label={m.reverse} loading={reverse.isPending} disabled={reason.trim() === ""} />
        </div>
      </form>
    </StaffDialog>
  );
}

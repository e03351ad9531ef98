import { type StaffTransfer, transferReverse } from "@time-event/contract/staff-transfers";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../../lib/drafts/use-draft.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { BackButton } from "../../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { transfersMessages } from "../transfers.messages.ts";

interface ReverseDialogProps {
  readonly transfer: StaffTransfer;
  readonly onClose: () => void;
}

/** Takes a decision back by counter-entries, says before what that does, and asks why; the reason is kept. */
export function ReverseDialog({ transfer, onClose }: ReverseDialogProps) {
  const m = useMessages(transfersMessages);
  const failureText = useFailureText(m.refusals);
  const { eventId, id, revision, reference, state } = transfer;
  const [reason, setReason] = useDraftState(`transfer-reverse-${id}`, "");
  const reverse = useStaffAction(transferReverse, {
    onSuccess: () => {
      toast({ severity: "success", summary: m.undone });
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
        <p>{state === "verified" ? m.reverseVerifiedHint : m.reverseHint}</p>
        <TextField label={m.reverseWhy} required maxLength={500} value={reason} onChange={setReason} />
        <div role="alert">
          {reverse.error && <p className="queue__failure">{failureText(reverse.error).join(" ")}</p>}
        </div>
        <div className="money-dialog__foot">
          <BackButton label={m.back} />
          <Button
            type="submit"
            severity="danger"
            label={m.reverse}
            loading={reverse.isPending}
            disabled={reason.trim() === ""}
          />
        </div>
      </form>
    </StaffDialog>
  );
}

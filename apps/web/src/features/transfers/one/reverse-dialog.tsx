import { type StaffTransfer, transferReverse } from "@time-event/contract/staff-transfers";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
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
  const reverse = useStaffAction(transferReverse, {
    onSuccess: () => {
      toast({ severity: "success", summary: m.undone });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={m.reverseOf(reference)}
      draft={`transfer-reverse-${id}`}
      why={m.reverseWhy}
      does={m.reverse}
      isDangerous
      isPending={reverse.isPending}
      failure={reverse.error && failureText(reverse.error).join(" ")}
      onReason={(reason) => reverse.mutate({ eventId, id, revision, reason })}
      onClose={onClose}
    >
      {state === "verified" ? m.reverseVerifiedHint : m.reverseHint}
    </ReasonDialog>
  );
}

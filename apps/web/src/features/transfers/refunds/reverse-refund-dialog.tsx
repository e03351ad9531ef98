import { type Refund, refundReverse } from "@time-event/contract/refunds";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
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
  const reverse = useStaffAction(refundReverse, {
    onSuccess: () => {
      toast({ severity: "success", summary: m.reversed(reference) });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={m.reverseOf(reference)}
      draft={`refund-reverse-${id}`}
      why={m.reverseWhy}
      does={m.reverse}
      isPending={reverse.isPending}
      failure={reverse.error && failureText(reverse.error).join(" ")}
      onReason={(reason) => reverse.mutate({ eventId, id, revision, reason })}
      onClose={onClose}
    >
      {m.reverseHint(format.exactBaht(amountSatang))}
    </ReasonDialog>
  );
}

import { type Refund, refundDecide } from "@time-event/contract/refunds";
import { useState } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useMay } from "../../../lib/session/use-may.ts";
import { useSession } from "../../../lib/session/use-session.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { confirm } from "../../../ui/staff/confirm/confirm.ts";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { ReverseRefundDialog } from "./reverse-refund-dialog.tsx";
import { refundsMessages } from "./refunds.messages.ts";

/**
 * What the user can do about a refund: one that waits they approve or refuse, but whoever asked for it only takes it back; one
 * that was recorded by mistake they take back, too.
 */
export function RefundActions({ refund }: { readonly refund: Refund }) {
  const m = useMessages(refundsMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const { user } = useSession();
  const mayDecide = useMay()("payments_verify", refund.eventId);
  const decide = useStaffAction(refundDecide, {
    onSuccess: ({ data: { state, reference } }) =>
      toast({ severity: "success", summary: state === "paid" ? m.approved(reference) : m.refused(reference) }),
  });
  const [isReversing, setReversing] = useState(false);
  if (!mayDecide) return null;
  if (refund.state === "paid") {
    return (
      <div className="late-actions">
        <Button
          type="button"
          size="small"
          text
          label={m.reverse}
          aria-label={m.reverseOf(refund.reference)}
          onClick={() => setReversing(true)}
        />
        {isReversing && <ReverseRefundDialog refund={refund} onClose={() => setReversing(false)} />}
      </div>
    );
  }
  if (refund.state !== "proposed") return null;
  const isOwn = user?.username === refund.askedBy;
  const { eventId, id, revision, reference } = refund;
  const amount = format.exactBaht(refund.amountSatang);
  const make = async (approve: boolean, message: string) => {
    if (!(await confirm({ message }))) return;
    decide.mutate(
      { eventId, id, revision, approve },
      { onError: (failure) => toast({ severity: "error", summary: failureText(failure).join(" ") }) },
    );
  };
  return (
    <div className="late-actions">
      {isOwn ? (
        <span className="soft">{m.ownRequest}</span>
      ) : (
        <Button
          type="button"
          size="small"
          icon="pi pi-check"
          label={m.approve}
          loading={decide.isPending}
          onClick={() => void make(true, m.approveQuestion(amount, reference))}
        />
      )}
      <Button
        type="button"
        size="small"
        outlined
        severity="danger"
        label={isOwn ? m.takeBack : m.refuse}
        disabled={decide.isPending}
        onClick={() => void make(false, m.refuseQuestion(amount, reference))}
      />
    </div>
  );
}

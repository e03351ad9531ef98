import { type Refund, refundDecide, refundPay } from "@time-event/contract/refunds";
import { useState } from "react";
import type { CallFailed } from "../../../lib/api/call-failed.ts";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useMay } from "../../../lib/session/use-may.ts";
import { useSession } from "../../../lib/session/use-session.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { confirm } from "../../../ui/staff/confirm/confirm.ts";
import { tellFailed } from "../../../ui/staff/toast/tell-failed.ts";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { ReverseRefundDialog } from "./reverse-refund-dialog.tsx";
import { refundsMessages } from "./refunds.messages.ts";

interface OfRefund {
  readonly refund: Refund;
}

/** What the user can do about a refund, by its state. */
export function RefundActions({ refund }: OfRefund) {
  const mayDecide = useMay()("payments_verify", refund.eventId);
  if (!mayDecide) return null;
  if (refund.state === "proposed") return <ToApprove refund={refund} />;
  if (refund.state === "approved") return <ToTransfer refund={refund} />;
  return refund.state === "paid" ? <ToTakeBack refund={refund} /> : null;
}

/** Somebody else approves or refuses it; whoever asked for it only withdraws it. */
function ToApprove({ refund }: OfRefund) {
  const m = useMessages(refundsMessages);
  const amount = useFormat().exactBaht(refund.amountSatang);
  const { user } = useSession();
  const isOwn = user?.username === refund.askedBy;
  const decision = useDecision(refund);
  const { reference } = refund;
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
          loading={decision.isPending}
          onClick={() => void decision.make(true, m.approveQuestion(amount, reference), m.approve)}
        />
      )}
      <Button
        type="button"
        size="small"
        outlined
        severity="danger"
        label={isOwn ? m.takeBack : m.refuse}
        disabled={decision.isPending}
        onClick={() =>
          void (isOwn
            ? decision.make(false, m.takeBackQuestion(amount, reference), m.takeBack)
            : decision.make(false, m.refuseQuestion(amount, reference), m.refuse))
        }
      />
    </div>
  );
}

/** It is approved: now the money is transferred, and that is recorded. */
function ToTransfer({ refund }: OfRefund) {
  const m = useMessages(refundsMessages);
  const amount = useFormat().exactBaht(refund.amountSatang);
  const showFailure = useShownFailure();
  const { eventId, id, revision, reference, account } = refund;
  const decision = useDecision(refund);
  const pay = useStaffAction(refundPay, {
    onSuccess: () => toast({ severity: "success", summary: m.payDone(reference) }),
  });
  const transferred = async () => {
    if (!(await confirm({ message: m.payQuestion(amount, reference, account), does: m.pay }))) return;
    pay.mutate({ eventId, id, revision }, { onError: showFailure });
  };
  return (
    <div className="late-actions">
      <Button
        type="button"
        size="small"
        icon="pi pi-check"
        label={m.pay}
        loading={pay.isPending}
        onClick={() => void transferred()}
      />
      <Button
        type="button"
        size="small"
        text
        label={m.cancelApproved}
        disabled={decision.isPending || pay.isPending}
        onClick={() => void decision.make(false, m.refuseQuestion(amount, reference), m.cancelApproved)}
      />
    </div>
  );
}

/** One that was recorded by mistake. */
function ToTakeBack({ refund }: OfRefund) {
  const m = useMessages(refundsMessages);
  const [isReversing, setReversing] = useState(false);
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

/** Asks once, and then approves or refuses. */
function useDecision({ eventId, id, revision }: Refund) {
  const m = useMessages(refundsMessages);
  const showFailure = useShownFailure();
  const decide = useStaffAction(refundDecide, {
    onSuccess: ({ data: { state, reference, askedBy, decidedBy } }) => {
      const refused = askedBy === decidedBy ? m.requestGone(reference) : m.refused(reference);
      toast({ severity: "success", summary: state === "approved" ? m.approved(reference) : refused });
    },
  });
  const make = async (approve: boolean, message: string, does: string) => {
    if (!(await confirm({ message, does }))) return;
    decide.mutate({ eventId, id, revision, approve }, { onError: showFailure });
  };
  return { make, isPending: decide.isPending };
}

function useShownFailure() {
  const m = useMessages(refundsMessages);
  const failureText = useFailureText(m.refusals);
  return (failure: CallFailed) => tellFailed(failureText(failure));
}

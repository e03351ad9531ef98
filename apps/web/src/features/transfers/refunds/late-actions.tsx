import { type LatePayment, latePaymentPlace } from "@time-event/contract/refunds";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useMay } from "../../../lib/session/use-may.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { ActionLink } from "../../../ui/staff/control/action-link.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { confirm } from "../../../ui/staff/confirm/confirm.ts";
import { tellFailed } from "../../../ui/staff/toast/tell-failed.ts";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { refundableOf } from "./late-payment.ts";
import { refundsMessages } from "./refunds.messages.ts";

interface LateActionsProps {
  readonly late: LatePayment;
  readonly onRefund: () => void;
}

/** What a person can decide about an order whose money and places do not fit: first what is proposed. */
export function LateActions({ late, onRefund }: LateActionsProps) {
  const m = useMessages(refundsMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const mayDecide = useMay()("payments_verify", late.eventId);
  const place = useStaffAction(latePaymentPlace, {
    onSuccess: () => toast({ severity: "success", summary: m.placed(late.reference) }),
  });
  const placeAgain = async () => {
    if (!(await confirm({ message: m.placeOf(late.reference, format.number(late.places)), does: m.place }))) return;
    place.mutate(
      { eventId: late.eventId, orderId: late.orderId },
      { onError: (failure) => tellFailed(failureText(failure)) },
    );
  };
  const isPlace = late.proposal === "place_again";
  return (
    <div className="late-actions">
      {mayDecide && isPlace && (
        <Button
          type="button"
          size="small"
          icon="pi pi-replay"
          label={m.place}
          loading={place.isPending}
          onClick={() => void placeAgain()}
        />
      )}
      {mayDecide && refundableOf(late) > 0 && (
        <Button
          type="button"
          size="small"
          outlined={isPlace}
          icon="pi pi-undo"
          label={m.refund}
          aria-label={m.refundOf(late.reference)}
          onClick={onRefund}
        />
      )}
      <ActionLink
        text
        size="small"
        label={m.open}
        to={`/manage/events/${late.eventId}/registrations?text=${encodeURIComponent(late.reference)}`}
      />
    </div>
  );
}

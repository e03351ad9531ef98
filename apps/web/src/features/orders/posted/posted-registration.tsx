import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isKeyFailure } from "../../../lib/api/call-failed.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { orderKeys, registrationPath } from "../order-keys.ts";
import { mayPay } from "../registration/may-pay.ts";
import { NextStep } from "../registration/next-step.tsx";
import { RegistrationHead } from "../registration/registration-head.tsx";
import { registrationMessages } from "../registration/registration.messages.ts";
import { SlipNotice } from "../slips/slip-notice.tsx";
import { TransferList } from "../slips/transfer-list.tsx";
import { LinkForm } from "./link-form.tsx";
import { SlipForm } from "./slip-form.tsx";
import type { PostedSlip } from "./take-slip.ts";

interface PostedRegistrationProps {
  readonly posted: PostedSlip;
}

/** An order as a browser without script sees it, after a form. A script that comes nevertheless takes the order over. */
export function PostedRegistration({ posted }: PostedRegistrationProps) {
  const { order, event, key, problem, failure, amount, submitId } = posted;
  const m = useMessages(registrationMessages);
  const navigate = useNavigate();
  useEffect(() => {
    if (order) orderKeys.keep({ event: order.event, reference: order.reference, key });
    void navigate(order ? registrationPath(order.reference) : "?", { replace: true });
  }, [order, key, navigate]);
  if (!order || !event) {
    return (
      <section className="card registration__part">
        <h1>{isKeyFailure(failure) ? m.keyTitle : m.failedTitle}</h1>
        <p role="alert">{isKeyFailure(failure) ? m.keyText : m.failedText}</p>
        <LinkForm />
      </section>
    );
  }
  return (
    <article className="registration">
      <RegistrationHead order={order} event={event} />
      <SlipNotice order={order} />
      <NextStep order={order} event={event} />
      <TransferList order={order} orderKey={key} timeZone={event.timeZone} onChanged={() => {}} />
      {mayPay(order) && (
        <SlipForm order={order} orderKey={key} submitId={submitId} refused={{ problem, failure, amount }} />
      )}
    </article>
  );
}

import "../slips/slips.css";
import type { Order } from "@time-event/contract/orders";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/field/field.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { acceptedPictures } from "../slips/accepted-files.ts";
import { slipMessages } from "../slips/slips.messages.ts";
import type { PostedSlip } from "./take-slip.ts";

interface SlipFormProps {
  readonly order: Order;
  readonly orderKey: string;
  readonly submitId: string;
  readonly refused?: Pick<PostedSlip, "problem" | "failure" | "amount">;
}

/** Hands in a slip without script: picture and amount in one form, with the key of the order in a hidden field. */
export function SlipForm({ order, orderKey, submitId, refused }: SlipFormProps) {
  const m = useMessages(slipMessages);
  const format = useFormat();
  const failureText = useFailureText(m.words);
  const owed = order.balance.toPaySatang || order.balance.owedSatang;
  const { problem = null, failure = null, amount = "" } = refused ?? {};
  const isAmounts = problem === "notAmount" || problem === "tooLarge";
  const amountError = isAmounts ? { error: m[problem] } : {};
  const pictureError =
    problem === "noPicture"
      ? { error: m.noPicture }
      : problem !== null && !isAmounts
        ? { error: m.problems[problem] }
        : {};
  return (
    <form
      method="post"
      action="/register/registration"
      encType="multipart/form-data"
      className="card slip"
      aria-labelledby="slip-form-title"
    >
      <h2 id="slip-form-title">{order.transfers.length > 0 ? m.more : m.title}</h2>
      <input type="hidden" name="key" value={orderKey} />
      <input type="hidden" name="submit" value={submitId} />
      {failure && (
        <p role="alert" className="slip__problem">
          {failureText(new CallFailed(failure.code, failure.status, failure)).join(" ")}
        </p>
      )}
      <Field id="slip-file" label={m.slipPicture} hint={m.formats} {...pictureError}>
        <input
          id="slip-file"
          name="slip"
          type="file"
          accept={acceptedPictures}
          required
          aria-invalid={"error" in pictureError}
          aria-describedby="slip-file-note"
        />
      </Field>
      <Field id="slip-amount" label={m.amount} hint={m.amountHint(format.exactBaht(owed))} {...amountError}>
        <input
          id="slip-amount"
          name="amount"
          className="input slip__amount figures"
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={amount || (owed / 100).toFixed(2)}
          aria-invalid={isAmounts}
          aria-describedby="slip-amount-note"
        />
      </Field>
      <Button type="submit" className="slip__button">
        {m.send}
      </Button>
    </form>
  );
}

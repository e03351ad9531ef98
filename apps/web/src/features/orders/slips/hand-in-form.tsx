import type { Order } from "@time-event/contract/orders";
import { webRegisterTransferSave } from "@time-event/contract/transfers";
import { useState, type SubmitEvent } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { instantOf } from "../../../lib/i18n/zoned-time.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/field/field.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { useOrderKeys } from "../use-order-keys.ts";
import { useSendSubmit } from "../use-send-submit.ts";
import { AlsoFor } from "./also-for.tsx";
import { claimOf } from "./claim.ts";
import { SlipPicture } from "./slip-picture.tsx";
import { SlipReading } from "./slip-reading.tsx";
import { SlipUsed } from "./slip-used.tsx";
import { slipMessages } from "./slips.messages.ts";
import type { SentSlip } from "./use-slip-sending.ts";

interface HandInFormProps {
  readonly order: Order;
  readonly orderKey: string;
  readonly timeZone: string;
  readonly slip: SentSlip;
  readonly picture: Blob;
  readonly onChooseOther: () => void;
  readonly onSent: (order: Order) => void;
}

/** What was read in the slip, and how much it says: one press hands it in, when it says what is owed. */
export function HandInForm({ order, orderKey, timeZone, slip, picture, onChooseOther, onSent }: HandInFormProps) {
  const m = useMessages(slipMessages);
  const format = useFormat();
  const failureText = useFailureText(m.words);
  const submit = useSendSubmit();
  // what was paid for an order that was cancelled is asked, though nothing of it is owed any more
  const { toPaySatang, owedSatang: owed } = order.balance;
  // a further slip, though those before would be enough, has an amount of its own
  const owedSatang = order.state === "cancelled" ? (order.quote?.totalSatang ?? 0) : toPaySatang || owed;
  const [amount, setAmount] = useState(() => (owedSatang / 100).toFixed(2));
  const [paidAt, setPaidAt] = useState("");
  const known = useOrderKeys();
  const [alsoFor, setAlsoFor] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<CallFailed | null>(null);
  const claim = claimOf(amount);
  const error = isTried && typeof claim === "string" ? m[claim] : undefined;

  async function handIn(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (typeof claim === "string") return document.getElementById("slip-amount")?.focus();
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const [day = "", time = ""] = paidAt.split("T");
    const body = {
      slip: slip.id,
      amountSatang: claim,
      paidAt: paidAt === "" ? null : instantOf({ day, time }, timeZone),
      alsoFor: [...alsoFor],
      alsoKeys: known.flatMap(({ reference, key }) => (alsoFor.includes(reference) ? key : [])),
    };
    try {
      const { data } = await submit(webRegisterTransferSave, body, { key: orderKey, about: String(slip.id) });
      onSent(data);
    } catch (thrown) {
      if (!(thrown instanceof CallFailed)) throw thrown;
      setFailure(thrown);
      setBusy(false);
    }
  }

  const rest = typeof claim === "number" && alsoFor.length === 0 ? owedSatang - claim : 0;
  const hint =
    rest === 0
      ? m.amountHint(format.exactBaht(owedSatang))
      : rest > 0
        ? m.less(format.exactBaht(rest))
        : m.moreThan(format.exactBaht(-rest));
  if (slip.usedBefore) {
    const isOwn = order.transfers.some((sent) => sent.slip?.id === slip.id);
    return <SlipUsed isOwn={isOwn} picture={picture} onChooseOther={onChooseOther} />;
  }
  return (
    <form className="slip__form" noValidate method="post" onSubmit={(event) => void handIn(event)}>
      <SlipPicture picture={picture} />
      <div className="slip__fields">
        <SlipReading slip={slip} />
        <Field id="slip-amount" label={m.amount} hint={hint} {...(error !== undefined && { error })}>
          <input
            id="slip-amount"
            className="input slip__amount figures"
            inputMode="decimal"
            autoComplete="off"
            required
            value={amount}
            aria-invalid={error !== undefined}
            aria-describedby="slip-amount-note"
            onChange={({ target }) => setAmount(target.value)}
          />
        </Field>
        <Field id="slip-paid-at" label={m.paidAt}>
          <input
            id="slip-paid-at"
            className="input"
            type="datetime-local"
            value={paidAt}
            onChange={({ target }) => setPaidAt(target.value)}
          />
        </Field>
        <AlsoFor order={order} chosen={alsoFor} onChange={setAlsoFor} />
        <div role="alert" className="slip__alert">
          {failure && <p className="slip__problem">{failureText(failure).join(" ")}</p>}
        </div>
        <div className="slip__actions">
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? m.sendingForm : m.send}
          </Button>
          <Button look="quiet" disabled={isBusy} onClick={onChooseOther}>
            {m.chooseOther}
          </Button>
        </div>
      </div>
    </form>
  );
}

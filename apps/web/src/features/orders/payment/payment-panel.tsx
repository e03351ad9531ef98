import "./payment.css";
import type { EventPage } from "@time-event/contract/events";
import type { Order, OrderPayment } from "@time-event/contract/orders";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { CopyButton } from "../../../ui/copy/copy-button.tsx";
import { BankAccounts } from "./bank-accounts.tsx";
import { Deadline } from "./deadline.tsx";
import { paymentMessages } from "./payment.messages.ts";
import { PromptPayQr } from "./prompt-pay-qr.tsx";

interface PaymentPanelProps {
  readonly order: Order;
  readonly payment: OrderPayment;
  readonly event: Pick<EventPage, "name" | "timeZone">;
}

/**
 * How to pay exactly what is owed, and by when. Complete without script, because the entry wizard shows it so, too: what
 * needs script (countdown, copy, save) appears with it.
 */
export function PaymentPanel({ order: { reference, deadlineAt }, payment, event }: PaymentPanelProps) {
  const m = useMessages(paymentMessages);
  const format = useFormat();
  const { owedSatang, promptPay, accounts } = payment;
  const amount = format.exactBaht(owedSatang);
  const holders = [...new Set(accounts.map(({ holder }) => holder))];
  const hasNoWay = promptPay === null && accounts.length === 0;
  return (
    <section className="card payment" aria-labelledby="payment-title">
      <header className="payment__head">
        <h2 id="payment-title">{m.title}</h2>
        {deadlineAt !== null && <Deadline at={deadlineAt} timeZone={event.timeZone} words={m.payBefore} />}
      </header>
      <dl className="payment__figures">
        <div className="payment__amount">
          <dt>{m.amount}</dt>
          <dd className="figures">{amount}</dd>
          <dd>
            <CopyButton text={plainBaht(owedSatang)} label={m.copy} what={m.what.amount} copiedLabel={m.copied} />
          </dd>
        </div>
        <div className="payment__reference">
          <dt>{m.reference}</dt>
          <dd className="figures" translate="no">
            {reference}
          </dd>
          <dd>
            <CopyButton text={reference} label={m.copy} what={m.what.reference} copiedLabel={m.copied} />
          </dd>
        </div>
      </dl>
      {owedSatang % 100 !== 0 && <p className="payment__exactly">{m.exactly(amount)}</p>}
      {hasNoWay && <p className="payment__exactly">{m.noChannel}</p>}
      {promptPay !== null && (
        <PromptPayQr
          payload={promptPay}
          amount={amount}
          reference={reference}
          eventName={format.text(event.name)}
          holder={holders.length === 1 ? holders[0] : undefined}
          payBefore={deadlineAt === null ? null : format.instant(deadlineAt, event.timeZone)}
        />
      )}
      {accounts.length > 0 && (
        <BankAccounts accounts={accounts} title={promptPay === null ? m.transfer : m.orTransfer} />
      )}
    </section>
  );
}

/** As a bank's app takes it: no sign, no comma. @example plainBaht(120_050) // "1200.50" */
function plainBaht(satang: number): string {
  return (satang / 100).toFixed(2);
}

import { linkWithKey } from "@time-event/contract/call-headers";
import type { Order } from "@time-event/contract/orders";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { enterMessages } from "../enter.messages.ts";

interface ConfirmedScreenProps {
  readonly order: Order;
  readonly orderKey: string | null;
  readonly timeZone: string;
}

/** What to pay and how, for a browser without script; with script, the page of the registration follows at once. */
export function ConfirmedScreen({ order, orderKey, timeZone }: ConfirmedScreenProps) {
  const m = useMessages(enterMessages);
  const format = useFormat();
  const { reference, payment, deadlineAt } = order;
  return (
    <section className="card card--padded enter__confirmed">
      <h1>
        <Icon name="check" /> {m.confirmedTitle}
      </h1>
      <dl>
        <div>
          <dt>{m.reference}</dt>
          <dd className="figures">{reference}</dd>
        </div>
        {payment && (
          <div className="enter__total">
            <dt>{m.owed}</dt>
            <dd className="figures">{format.baht(payment.owedSatang)}</dd>
          </div>
        )}
        {payment && deadlineAt !== null && (
          <div>
            <dt>{m.payBefore}</dt>
            <dd className="figures">{format.instant(deadlineAt, timeZone)}</dd>
          </div>
        )}
        {payment?.accounts.map(({ bankCode, accountNumber, holder }) => (
          <div key={bankCode + accountNumber}>
            <dt>{m.bank(`${bankCode} ${holder}`)}</dt>
            <dd className="figures">{accountNumber}</dd>
          </div>
        ))}
      </dl>
      {orderKey !== null && (
        <p>
          {m.keepLink} <a href={linkWithKey("/register/registration", orderKey)}>{m.openRegistration}</a>
        </p>
      )}
    </section>
  );
}

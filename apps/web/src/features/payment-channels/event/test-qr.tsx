import type { PaymentAccount } from "@time-event/contract/payment-channels";
import { accountPayload } from "@time-event/domain/promptpay/account-payload";
import { useMessages } from "../../../lib/i18n/language.ts";
import { QrCode } from "../../../ui/qr-code/qr-code.tsx";
import { eventPaymentMessages } from "./event-payment.messages.ts";

interface TestQrProps {
  readonly account: PaymentAccount;
  readonly name: string;
  /** The event's, for a reference that says it. */
  readonly slug: string;
}

/** A code of one baht: a bank's app says who would get the money before anybody pays. */
export function TestQr({ account, name, slug }: TestQrProps) {
  const m = useMessages(eventPaymentMessages);
  const payload = accountPayload(account, { owedSatang: 100, reference: "TEST", slug });
  if (payload === null) return <p className="soft">{m.noQr}</p>;
  return (
    <details className="test-qr">
      <summary>{m.test}</summary>
      <div className="test-qr__code">
        <QrCode text={payload} label={m.testOf(name)} />
      </div>
      <p className="soft">{m.testHint}</p>
    </details>
  );
}

import type { Slip } from "@time-event/contract/order-payments";
import { bankOf } from "@time-event/domain/promptpay/banks";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { slipMessages } from "./slips.messages.ts";

/** What the server read in a slip. */
export function SlipReading({ slip: { code } }: { readonly slip: Slip }) {
  const m = useMessages(slipMessages);
  const language = useLanguage();
  if (!code) {
    return (
      <p className="slip__reading slip__reading--nothing">
        <Icon name="info" />
        <span>{m.notRead}</span>
      </p>
    );
  }
  const bank = bankOf(code.bankCode)?.[language] ?? code.bankCode;
  return (
    <div className="slip__reading">
      <Icon name="check" />
      <div>
        <p>
          <b>{m.readTitle}</b> · {code.kind === "trueMoney" ? m.trueMoney : m.readBank(bank)}
        </p>
        <p className="slip__bank-reference">
          {m.readReference}{" "}
          <span className="figures" translate="no">
            {code.reference}
          </span>
        </p>
      </div>
    </div>
  );
}

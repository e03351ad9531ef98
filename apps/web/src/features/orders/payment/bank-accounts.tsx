import type { OrderPayment } from "@time-event/contract/orders";
import { bankOf, formatAccountNumber } from "@time-event/domain/promptpay/banks";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { CopyButton } from "../../../ui/copy/copy-button.tsx";
import { paymentMessages } from "./payment.messages.ts";

interface BankAccountsProps {
  readonly accounts: OrderPayment["accounts"];
  readonly title: string;
}

/** The organiser's accounts. A bank is known by its name and its colour; the numbers are there to be copied. */
export function BankAccounts({ accounts, title }: BankAccountsProps) {
  const m = useMessages(paymentMessages);
  const language = useLanguage();
  return (
    <div className="payment__way">
      <h3>{title}</h3>
      <ul role="list" className="accounts">
        {accounts.map(({ bankCode, accountNumber, holder }) => {
          const bank = bankOf(bankCode);
          const name = bank?.[language] ?? bankCode;
          return (
            <li key={`${bankCode} ${accountNumber}`} className="account">
              <span className="account__bank" data-bank={bankCode} aria-hidden>
                {bank?.short ?? bankCode}
              </span>
              <div className="account__words">
                <p className="account__name">{name}</p>
                <p className="account__number figures" translate="no">
                  <span className="unseen">{m.accountNumber} </span>
                  {formatAccountNumber(accountNumber)}
                </p>
                <p className="account__holder">
                  <span className="soft">{m.holder}</span> {holder}
                </p>
              </div>
              <CopyButton text={accountNumber} label={m.copy} what={m.what.account(name)} copiedLabel={m.copied} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import type { StaffTransfer } from "@time-event/contract/staff-transfers";
import { useMessages } from "../../../lib/i18n/language.ts";
import { accountText } from "../../payment-channels/account-text.shared.ts";
import { transfersMessages } from "../transfers.messages.ts";

/** The accounts that an event is paid into, a line each. */
export function EventAccounts({ accounts }: Pick<StaffTransfer, "accounts">) {
  const m = useMessages(transfersMessages);
  if (accounts.length === 0) return m.noAccount;
  return (
    <span className="compare__accounts">
      {accounts.map((account) => (
        <span key={accountText(account)} className="figures">
          {accountText(account)}
        </span>
      ))}
    </span>
  );
}

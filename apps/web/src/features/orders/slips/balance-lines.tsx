import type { Order } from "@time-event/contract/orders";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { slipMessages } from "./slips.messages.ts";

/** What was paid, what is being checked, and what remains: nothing while no money has moved. */
export function BalanceLines({ balance, state }: Pick<Order, "balance" | "state">) {
  const m = useMessages(slipMessages);
  const format = useFormat();
  const { verifiedSatang, waitingSatang, refundedSatang, toPaySatang, overpaidSatang } = balance;
  if (verifiedSatang === 0 && waitingSatang === 0 && refundedSatang === 0) return null;
  const lines = [
    ["verified", verifiedSatang, "−"],
    ["refunded", refundedSatang, ""],
    ["waiting", waitingSatang, ""],
  ] as const;
  return (
    <>
      <ul role="list" className="price-lines price-lines--balance">
        {lines
          .filter(([, satang]) => satang > 0)
          .map(([name, satang, sign]) => (
            <li key={name} className={name === "waiting" ? "soft" : undefined}>
              <span>{m.balance[name]}</span>
              <span className="figures">
                {sign}
                {format.exactBaht(satang)}
              </span>
            </li>
          ))}
        {toPaySatang > 0 && (
          <li className="price-lines__total">
            <span>{m.balance.owed}</span>
            <b className="figures">{format.exactBaht(toPaySatang)}</b>
          </li>
        )}
        {overpaidSatang > 0 && (
          <li className="price-lines__total">
            <span>{state === "cancelled" ? m.balance.toReturn : m.balance.overpaid}</span>
            <b className="figures">{format.exactBaht(overpaidSatang)}</b>
          </li>
        )}
      </ul>
      {overpaidSatang > 0 && (
        <p className="registration__note">{state === "cancelled" ? m.toReturnText : m.overpaidText}</p>
      )}
    </>
  );
}

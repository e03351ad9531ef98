import type { Dashboard } from "@time-event/contract/dashboard";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StatTile } from "../../ui/staff/page/stat-tile.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

type MoneyTilesProps = Pick<Dashboard, "paymentsWaiting" | "ordersAwaiting">;

/** Money that waits: for a person who verifies it, or for contacts who pay. Each number leads to its list. */
export function MoneyTiles({ paymentsWaiting, ordersAwaiting }: MoneyTilesProps) {
  const m = useMessages(dashboardMessages);
  const format = useFormat();
  const orders = (eventId: number | null) =>
    eventId === null ? "/manage/registrations" : `/manage/events/${eventId}/registrations`;
  return (
    <>
      {paymentsWaiting && (
        <StatTile
          label={m.paymentsWaiting}
          figure={format.number(paymentsWaiting.payments)}
          note={
            paymentsWaiting.oldestAt === null
              ? m.nothingToVerify
              : m.amountSince(
                  format.baht(paymentsWaiting.amountSatang),
                  format.instant(paymentsWaiting.oldestAt, "Asia/Bangkok"),
                )
          }
          to="/manage/transfers"
        />
      )}
      {ordersAwaiting && (
        <StatTile
          label={m.ordersAwaiting}
          figure={format.number(ordersAwaiting.orders)}
          note={m.worth(format.baht(ordersAwaiting.amountSatang))}
          to={`${orders(ordersAwaiting.eventId)}?state=awaiting_payment`}
        />
      )}
    </>
  );
}

import { orderHistory } from "@time-event/contract/staff-orders";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { DrawerPart } from "./drawer-part.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface OrderHistoryProps {
  readonly eventId: number;
  readonly id: number;
  readonly timeZone: string;
}

/** What became of an order, the newest first: the steps of its state, and what staff did. */
export function OrderHistory({ eventId, id, timeZone }: OrderHistoryProps) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  const history = useStaffQuery(orderHistory, { eventId, id });
  const words: Readonly<Record<string, string>> = m.actions;
  return (
    <DrawerPart title={m.history}>
      <Loaded query={history} words={m.refusals}>
        {({ data }) => (
          <ol role="list" className="order-history">
            {data.map(({ at, action, username, reason }) => (
              <li key={`${at} ${action} ${username}`}>
                <p>
                  <strong>{words[action] ?? action}</strong>{" "}
                  <span className="soft">
                    {username ?? m.byContact} · <span className="figures">{format.instant(at, timeZone)}</span>
                  </span>
                </p>
                {reason && <p>{reason}</p>}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </DrawerPart>
  );
}

import type { Dashboard } from "@time-event/contract/dashboard";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import { type Events, ofEvents } from "../../db/of-events.ts";
import { countUnexplained } from "../statements/statements.queries.ts";
import { countLatePayments, countRefunds } from "../transfers/refunds/refunds.queries.ts";

/** Payments that wait for a person; null: the caller may not see the payments of any event. */
export async function loadWaitingPayments(db: Db, events: Events): Promise<Dashboard["paymentsWaiting"]> {
  if (events.length === 0) return null;
  const { rows } = await sql<NonNullable<Dashboard["paymentsWaiting"]>>`
    select count(*)::int as payments, coalesce(sum(claimed_satang), 0)::bigint as amount_satang, min(sent_at) as oldest_at
    from transfers t where t.state = 'waiting' and ${ofEvents(events, "t.event_id")}`.execute(db);
  return rows[0]!;
}

/** Orders that wait for their payment; null: the caller may not see the orders of any event. */
export async function loadAwaitingOrders(db: Db, events: Events): Promise<Dashboard["ordersAwaiting"]> {
  if (events.length === 0) return null;
  const { rows } = await sql<NonNullable<Dashboard["ordersAwaiting"]>>`
    select count(*)::int as orders, coalesce(sum(total_satang), 0)::bigint as amount_satang,
      case when count(distinct event_id) = 1 then min(event_id) end as event_id
    from orders o where o.state = 'awaiting_payment' and o.places > 0 and ${ofEvents(events, "o.event_id")}`.execute(
    db,
  );
  return rows[0]!;
}

interface MayDecide {
  /** Whose payments the caller sees and may verify. */
  readonly decided: Events;
  /** May they verify payments at any event? */
  readonly verifies: boolean;
}

/** Money about which somebody has to decide: of the events at which the caller may. */
export async function loadMoneyToDecide(db: Db, { decided, verifies }: MayDecide): Promise<Dashboard["moneyToDecide"]> {
  if (!verifies) return null;
  return {
    late: await countLatePayments(db, { events: decided }),
    refundsAsked: await countRefunds(db, decided, "proposed"),
    refundsApproved: await countRefunds(db, decided, "approved"),
    linesUnmatched: decided === "all" ? (await countUnexplained(db, { is: "unmatched" })).total : null,
  };
}

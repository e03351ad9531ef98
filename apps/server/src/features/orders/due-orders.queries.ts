// Orders that the clock has something to do for. Each is locked, and who else looks for one passes it by.
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";

interface DueOrder {
  readonly id: number;
  readonly eventId: number;
}

/** One order whose deadline has passed. */
export async function lockOverdue(tx: Tx, now: InstantMs): Promise<DueOrder | undefined> {
  return tx
    .selectFrom("orders")
    .select(["id", "eventId"])
    .where("state", "in", ["held", "awaiting_payment"])
    .where("deadlineAt", "<=", instant(now))
    .orderBy("deadlineAt")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** One order that has expired and whose contact does not know it yet. */
export async function lockUntold(tx: Tx): Promise<DueOrder | undefined> {
  return tx
    .selectFrom("orders")
    .select(["id", "eventId"])
    .where("state", "=", "expired")
    .where("remindedAt", "is", null)
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/**
 * One order whose deadline comes near and whose contact does not know it yet. An order without entries is left out, and one
 * of a cancelled event: nothing is to be paid for it.
 */
export async function lockUnreminded(tx: Tx, now: InstantMs): Promise<DueOrder | undefined> {
  return tx
    .selectFrom("orders as o")
    .innerJoin("events as ev", "ev.id", "o.eventId")
    .select(["o.id", "o.eventId"])
    .where("ev.state", "<>", "cancelled")
    .where("o.state", "in", ["held", "awaiting_payment"])
    .where("o.remindedAt", "is", null)
    .where("o.contactEmail", "<>", "")
    .where("o.remindAt", "<=", instant(now))
    .where("o.deadlineAt", ">", instant(now))
    .where((eb) => eb.exists(eb.selectFrom("orderEntries as e").select("e.id").whereRef("e.orderId", "=", "o.id")))
    .orderBy("o.remindAt")
    .limit(1)
    .forUpdate("o")
    .skipLocked()
    .executeTakeFirst();
}

/**
 * One confirmed order of a race that begins within so many days, whose contact was not asked yet for what members
 * have left out.
 */
export async function lockUnasked(tx: Tx, now: InstantMs, daysBefore: number): Promise<DueOrder | undefined> {
  const today = sql`(${instant(now)} at time zone ev.time_zone)::date`;
  return tx
    .selectFrom("orders as o")
    .innerJoin("events as ev", "ev.id", "o.eventId")
    .select(["o.id", "o.eventId"])
    .where("o.state", "=", "confirmed")
    .where("o.remindedAt", "is", null)
    .where("o.contactEmail", "<>", "")
    .where("ev.state", "in", ["published", "open", "closed"])
    .where("ev.archivedAt", "is", null)
    .where(sql<boolean>`${today} between ev.starts_on - ${daysBefore}::integer and ev.starts_on`)
    .orderBy("o.id")
    .limit(1)
    .forUpdate("o")
    .skipLocked()
    .executeTakeFirst();
}

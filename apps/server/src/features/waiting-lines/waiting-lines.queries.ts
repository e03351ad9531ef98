import { type LineMode, lineModes, type WaitingLine } from "@time-event/contract/waiting-lines";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";

/** An event that people can enter now, and so wait for in a line. */
export interface OpenEvent {
  readonly id: number;
  /** Its name in addresses. */
  readonly slug: string;
  readonly mode: LineMode;
}

export async function loadOpenEvents(db: Db): Promise<OpenEvent[]> {
  const rows = await db
    .selectFrom("events as e")
    .leftJoin("waitingLines as w", "w.eventId", "e.id")
    .select(["e.id", "e.slug", "w.mode"])
    .where("e.state", "=", "open")
    .where("e.archivedAt", "is", null)
    .execute();
  return rows.map(({ id, slug, mode }) => ({ id, slug, mode: modeOf(mode) }));
}

/** Revision 0: nobody has said anything. */
export async function loadLineMode(db: Db | Tx, eventId: number) {
  const stored = await db
    .selectFrom("waitingLines")
    .select(["mode", "revision", "changedAt", "changedBy"])
    .where("eventId", "=", eventId)
    .executeTakeFirst();
  if (!stored) return { mode: "auto" as const, revision: 0, changedAt: 0, changedBy: "" };
  return { ...stored, mode: modeOf(stored.mode) };
}

const modeOf = (stored: string | null) => lineModes.find((mode) => mode === stored) ?? "auto";

const hourMs = 3_600_000;
const stepMs = 30_000;

/** The last hour of an event's line, by half minutes: how many waited then at most, and how many were let in. */
export async function loadLineHour(db: Db | Tx, eventId: number): Promise<WaitingLine["moments"]> {
  const { rows } = await sql<{ at: number; waiting: number; letIn: number }>`
    with moments as (
      select extract(epoch from at) * 1000 as at, sum(waiting) as waiting, sum(let_in) as let_in
      from waiting_line_moments
      where event_id = ${eventId} and at > (
        select max(at) from waiting_line_moments where event_id = ${eventId}) - ${hourMs} * interval '1 ms'
      group by 1
    )
    select (floor(at / ${stepMs}) * ${stepMs})::float8 as at, max(waiting)::int as waiting, sum(let_in)::int as "letIn"
    from moments group by 1 order by 1`.execute(db);
  return rows;
}

/** What all processes saw last of a line; undefined: there is none now. */
export async function loadLineNow(db: Db | Tx, eventId: number, now: InstantMs) {
  const { rows } = await sql<{ waiting: number; letIn: number }>`
    select sum(waiting) filter (where is_last and at > ${instant(now - 15_000)})::int as waiting,
      sum(let_in)::int as "letIn"
    from (
      select *, row_number() over (partition by process order by at desc) = 1 as is_last
      from waiting_line_moments where event_id = ${eventId} and at > ${instant(now - 60_000)}
    ) m
    having bool_or(at > ${instant(now - 15_000)})`.execute(db);
  const [seen] = rows;
  return seen && { waiting: seen.waiting, perMinute: seen.letIn };
}

import type { Text } from "@time-event/contract/fields";
import type { ResultStatus } from "@time-event/domain/results/result";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { StoredStart } from "../results/race-rules.queries.ts";
import type { Db } from "../../db/connection.ts";

/** An entry that passes a checkpoint, with what its result shows. */
export interface ExpectedEntry extends StoredStart {
  readonly bib: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly categoryId: number;
  readonly status: ResultStatus;
  readonly splitMs: (number | null)[];
  readonly lastCheckpoint: string | null;
  readonly lastSeenAt: InstantMs | null;
}

/** So many entries at most: a phone keeps the list for the whole day. */
const mostDue = 3_000;

export async function loadExpected(db: Db, eventId: number, categoryIds: readonly number[]): Promise<ExpectedEntry[]> {
  const { rows } = await sql<ExpectedEntry>`
    select e.bib, e.first_name, e.last_name, e.category_id, e.wave_id, e.starts_at, r.status, r.split_ms, r.last_checkpoint, r.last_seen_at
    from entries e join results r on r.entry_id = e.id
    where e.event_id = ${eventId} and e.category_id = any(${categoryIds}::bigint[]) and e.bib <> ''
    order by e.bib_order, e.id limit ${mostDue}`.execute(db);
  return rows;
}

export async function loadStationOf(
  db: Db,
  keyId: number,
): Promise<{ checkpoint: string; name: Text; event: Text; timeZone: string; endsAt: InstantMs | null } | undefined> {
  const row = await db
    .selectFrom("accessKeys as k")
    .innerJoin("events as v", "v.id", "k.eventId")
    .innerJoin("checkpoints as c", (join) =>
      join.onRef("c.eventId", "=", "k.eventId").onRef("c.code", "=", "k.subject"),
    )
    .select(["c.code as checkpoint", "c.nameTh", "c.nameEn", "v.nameTh as eventTh", "v.nameEn as eventEn"])
    .select(["v.timeZone", "k.endsAt"])
    .where("k.id", "=", keyId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { checkpoint, nameTh, nameEn, eventTh, eventEn, timeZone, endsAt } = row;
  return { checkpoint, name: { th: nameTh, en: nameEn }, event: { th: eventTh, en: eventEn }, timeZone, endsAt };
}

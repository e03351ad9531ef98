import type { RuledStatus } from "@time-event/domain/race/race";
import type { ResultStatus } from "@time-event/domain/results/result";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import type { StoredStart } from "../results/race-rules.queries.ts";
import { countedAt } from "../results/counted-at.queries.ts";

/** What race control counts of an entry. */
export interface Runner extends StoredStart {
  readonly entryId: number;
  readonly categoryId: number;
  readonly bib: string;
  readonly ruledStatus: RuledStatus | null;
  readonly status: ResultStatus;
  readonly gunMs: number | null;
  readonly laps: number;
  readonly splitMs: readonly (number | null)[];
  readonly lastCheckpoint: string | null;
  readonly lastSeenAt: InstantMs | null;
}

/** Everybody who is in the race. Who withdrew is in it only if they were seen all the same. */
export async function loadRunners(db: Db, eventId: number): Promise<Runner[]> {
  const { rows } = await sql<Runner>`
    select e.id as entry_id, e.category_id, e.wave_id, e.starts_at, e.bib, e.ruled_status, r.status, r.gun_ms, r.laps, r.split_ms,
      r.last_checkpoint, r.last_seen_at
    from entries e join results r on r.entry_id = e.id
    where e.event_id = ${eventId} and (e.withdrawn_at is null or r.last_seen_at is not null)
    order by e.bib_order, e.id`.execute(db);
  return rows;
}

/** Who somebody is, and what took their last read. */
export interface Sighting {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly source: string | null;
  readonly device: string | null;
}

export async function loadSightings(db: Db, eventId: number, entryIds: readonly number[]): Promise<Sighting[]> {
  const { rows } = await sql<Sighting>`
    select e.id, e.first_name, e.last_name, e.first_name_en, e.last_name_en, p.source, p.device
    from entries e join results r on r.entry_id = e.id
    left join lateral (
      select source, device from passings where event_id = e.event_id and bib = e.bib and ${countedAt("passings")} = r.last_seen_at
        and checkpoint_code = r.last_checkpoint and voided_at is null
      union all
      select source, device from passings where event_id = e.event_id and chip = e.chip and ${countedAt("passings")} = r.last_seen_at
        and checkpoint_code = r.last_checkpoint and voided_at is null
      limit 1
    ) p on true
    where e.event_id = ${eventId} and e.id = any(${entryIds}::bigint[])`.execute(db);
  return rows;
}

export async function findContact(db: Db, eventId: number, entryId: number) {
  return db
    .selectFrom("entries")
    .innerJoin("results", "results.entryId", "entries.id")
    .select(["entries.id", "bib", "firstName", "lastName", "ruledStatus", "status", "gunMs", "lastSeenAt"])
    .select(["phone", "emergencyName", "emergencyRelation", "emergencyPhone", "medicalNote"])
    .where("entries.eventId", "=", eventId)
    .where("entries.id", "=", entryId)
    .executeTakeFirst();
}

import type { RuledStatus } from "@time-event/domain/race/race";
import type { ResultStatus } from "@time-event/domain/results/result";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import type { StoredStart } from "../results/race-rules.queries.ts";
import { countedAt } from "../results/counted-at.queries.ts";

/** What race control knows of an entry. */
export interface Runner extends StoredStart {
  readonly entryId: number;
  readonly categoryId: number;
  readonly bib: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly ruledStatus: RuledStatus | null;
  readonly status: ResultStatus;
  readonly gunMs: number | null;
  readonly laps: number;
  readonly splitMs: readonly (number | null)[];
  readonly lastCheckpoint: string | null;
  readonly lastSeenAt: InstantMs | null;
  /** Withdrew, and was not seen all the same. */
  readonly isGone: boolean;
}

/** The entries whose results changed after a version, and the version that they belong to. */
export interface ChangedRunners {
  readonly version: number;
  /** The version at which categories or checkpoints changed last, or an entry was removed. */
  readonly rulesVersion: number;
  readonly runners: readonly Runner[];
}

/** One statement, one snapshot. @param since a version; -1: everybody */
export async function loadRunners(db: Db, eventId: number, since: number): Promise<ChangedRunners> {
  const { rows } = await sql<{ version: number; rulesVersion: number } & (Runner | { readonly entryId: null })>`
    select v.version, v.rules_version, e.id as entry_id, e.category_id, e.wave_id, e.starts_at, e.bib, e.first_name, e.last_name,
      e.first_name_en, e.last_name_en, e.ruled_status, r.status, r.gun_ms, r.laps, r.split_ms, r.last_checkpoint, r.last_seen_at,
      e.withdrawn_at is not null and r.last_seen_at is null as is_gone
    from result_versions v
    left join results r on r.event_id = v.event_id and r.version > ${since}
    left join entries e on e.id = r.entry_id
    where v.event_id = ${eventId}`.execute(db);
  const { version = 0, rulesVersion = 0 } = rows[0] ?? {};
  const runners = rows.flatMap(({ version: _version, rulesVersion: _rulesVersion, ...row }) =>
    row.entryId === null ? [] : [row as Runner],
  );
  return { version, rulesVersion, runners };
}

/** What took the last read of somebody. */
export interface Sighting {
  readonly entryId: number;
  readonly source: string;
  readonly device: string;
}

export async function loadSightings(db: Db, eventId: number, entryIds: readonly number[]): Promise<Sighting[]> {
  const { rows } = await sql<Sighting>`
    select e.id as entry_id, p.source, p.device
    from entries e join results r on r.entry_id = e.id
    cross join lateral (
      select source, device from passings where event_id = e.event_id and bib = e.bib and ${countedAt("passings")} = r.last_seen_at
        and checkpoint_code = r.last_checkpoint and voided_at is null
      union all
      select source, device from passings where event_id = e.event_id and chip = e.chip and ${countedAt("passings")} = r.last_seen_at
        and checkpoint_code = r.last_checkpoint and voided_at is null
      limit 1
    ) p
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

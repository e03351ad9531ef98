import { sql } from "kysely";
import type { RehearsalSource } from "@time-event/contract/rehearsals";
import type { RaceClock } from "@time-event/domain/rehearsal/race-clock";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";

export interface RehearsalRow extends RaceClock {
  readonly eventId: number;
  readonly slug: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly source: RehearsalSource;
  readonly chosenSpeed: number;
  readonly firstGunAt: InstantMs;
  readonly lastReadAt: InstantMs | null;
  readonly reads: number;
  readonly fed: number;
  readonly entries: number;
  readonly begunAt: InstantMs;
  readonly begunBy: string;
  readonly racePrint: string;
}

/** The rehearsal of an event, or the rehearsal that this event is; undefined: there is none. */
export async function findRehearsal(db: Db | Tx, eventId: number): Promise<RehearsalRow | undefined> {
  const { rows } = await sql<RehearsalRow>`
    select r.event_id, v.slug, v.name_th, v.name_en, r.source, r.race_at, r.set_at, r.speed, r.chosen_speed,
      (select min(c.gun_at) from categories c where c.event_id = v.id) as first_gun_at,
      (select max(d.at) from rehearsal_reads d where d.event_id = v.id) as last_read_at,
      r.reads, r.fed,
      (select count(*) from entries e where e.event_id = v.id) as entries, r.begun_at, r.begun_by, r.race_print
    from rehearsals r join events v on v.id = r.event_id
    where v.rehearsal_of = ${eventId} or v.id = ${eventId}`.execute(db);
  return rows[0];
}

/** Rehearsals that do not rest and have reads to feed. */
export async function listGoingOn(db: Db): Promise<(RaceClock & { eventId: number })[]> {
  return db
    .selectFrom("rehearsals as r")
    .select(["r.eventId", "r.raceAt", "r.setAt", "r.speed"])
    .where("r.speed", ">", 0)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("rehearsalReads as d").select("d.id").whereRef("d.eventId", "=", "r.eventId")),
    )
    .execute();
}

export async function countReads(db: Db, eventId: number): Promise<number> {
  const { reads } = await db
    .selectFrom("passings")
    .select(({ fn }) => fn.countAll<number>().as("reads"))
    .where("eventId", "=", eventId)
    .executeTakeFirstOrThrow();
  return reads;
}

export interface RaceCounts {
  readonly entries: number;
  readonly reads: number;
  readonly results: number;
  readonly penalties: number;
}

export async function countRace(db: Db | Tx, eventId: number): Promise<RaceCounts> {
  const { rows } = await sql<RaceCounts>`
    select (select count(*) from entries where event_id = ${eventId}) as entries,
      (select count(*) from passings where event_id = ${eventId}) as reads,
      (select count(*) from results where event_id = ${eventId}) as results,
      (select count(*) from penalties where event_id = ${eventId}) as penalties`.execute(db);
  return rows[0]!;
}

/** One short text of every row that makes the race: the same as long as nobody changes one of them. */
export async function printOfRace(tx: Tx, eventId: number): Promise<string> {
  const of = (table: string, key = "id") =>
    sql`(select md5(string_agg(md5(t::text), '' order by ${sql.ref(key)})) from ${sql.table(table)} t
      where t.event_id = ${eventId})`;
  const { rows } = await sql<{ print: string }>`
    select md5(concat_ws('|', ${sql.join([
      of("checkpoints", "t.code"),
      of("categories", "t.id"),
      of("entries", "t.id"),
      of("passings", "t.id"),
      of("penalties", "t.id"),
      of("results", "t.entry_id"),
    ])})) as print`.execute(tx);
  return rows[0]!.print;
}

/** The event whose rehearsal this one is; null: it is none. */
export async function findRehearsed(db: Db | Tx, eventId: number): Promise<number | null> {
  const event = await db.selectFrom("events").select("rehearsalOf").where("id", "=", eventId).executeTakeFirst();
  if (!event) throw new NotFound("event");
  return event.rehearsalOf;
}

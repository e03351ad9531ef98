import { sql } from "kysely";
import { containing } from "../../db/like-pattern.ts";
import { publicName, publicPerson, type Person, type PublicView } from "@time-event/domain/privacy/public-person";
import type { ResultLeg } from "@time-event/contract/results";
import type { Gender } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { ResultStatus } from "@time-event/domain/results/result";
import type { Db } from "../../db/connection.ts";
import { searchableText } from "../privacy/public-view.queries.ts";
import { type Relay, relayColumn, runnersOf } from "./relay-runners.queries.ts";

/** One stored result with the names that it is shown by. It has no ranks: they follow from the leaderboard. */
export interface StoredResult {
  readonly entryId: number;
  readonly version: number;
  readonly bib: string;
  readonly name: string;
  readonly nameEn: string;
  readonly nameRtgs?: string;
  readonly gender: Gender;
  readonly nationality: string;
  readonly club: string;
  readonly province: string;
  readonly team: string | null;
  readonly ageGroup: string | null;
  readonly status: ResultStatus;
  readonly rankKey: number;
  readonly timeMs: number | null;
  readonly gunMs: number | null;
  readonly chipMs: number | null;
  readonly penaltyMs: number;
  readonly placesLost: number;
  readonly laps: number;
  readonly splitCodes: string[];
  readonly splitMs: (number | null)[];
  readonly stageMs: (number | null)[];
  readonly legMs: (number | null)[];
  /** Only of a relay. */
  readonly legs?: ResultLeg[];
  readonly flags: string[];
  readonly lastCheckpoint: string | null;
  readonly lastSeenAt: InstantMs | null;
}

const shownColumns = sql`
  r.entry_id, r.version, e.bib, e.first_name, e.last_name, e.first_name_en, e.last_name_en, e.gender, e.nationality,
  e.club, e.province, e.team,
  r.age_group, r.status, r.rank_key, r.time_ms, r.gun_ms, r.chip_ms, r.penalty_ms, r.places_lost, r.laps, r.split_codes, r.split_ms,
  r.stage_ms, r.leg_ms, r.flags, r.last_checkpoint, r.last_seen_at,
  ${relayColumn}`;

function legsOf(view: PublicView, relay: Relay, legMs: StoredResult["legMs"]): ResultLeg[] {
  const named = runnersOf(relay);
  return relay.parts.map(({ code, name }, at) => ({
    code,
    name: name ?? { th: "", en: "" },
    ms: legMs[at] ?? null,
    runner: named && publicName(view.names, named[at]!),
  }));
}

/** Results of the given entries, in the order of `ids`, with the public data of each entry. */
export async function loadResults(db: Db, ids: readonly number[], view: PublicView): Promise<StoredResult[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<
    Omit<StoredResult, "name" | "nameEn" | "nameRtgs" | "legs"> & Person & { readonly relay: Relay | null }
  >`
    select ${shownColumns}
    from unnest(${ids}::bigint[]) with ordinality as wanted(id, place)
    join results r on r.entry_id = wanted.id join entries e on e.id = wanted.id
    left join categories c on c.id = r.category_id
    order by wanted.place`.execute(db);
  return rows.map(({ relay, ...row }) => ({
    ...publicPerson(view, row),
    ...(relay && relay.parts.length > 0 && { legs: legsOf(view, relay, row.legMs) }),
  }));
}

/**
 * The place of each stage, or of each leg of a relay, among those of its category; null: it has no time. Who is
 * disqualified takes none.
 */
export async function loadPartRanks(
  db: Db,
  categoryId: number,
  own: StoredResult,
  parts: "stageMs" | "legMs",
): Promise<(number | null)[]> {
  const times = own[parts];
  if (own.status === "dsq" || times.every((ms) => ms === null)) return times.map(() => null);
  const { rows } = await sql<{ rank: number | null }>`
    select case when own.ms is not null then 1 + (
      select count(*) from results r
      where r.category_id = ${categoryId} and r.status <> 'dsq' and ${sql.ref(`r.${parts}`)}[own.part] < own.ms
    )::int end as rank
    from unnest(${times}::bigint[]) with ordinality as own(ms, part) order by own.part`.execute(db);
  return rows.map(({ rank }) => rank);
}

export interface SearchedResults {
  readonly eventId: number;
  readonly categoryId: number;
  readonly gender?: Gender | undefined;
  readonly ageGroup?: string | undefined;
  /** The code of a named ranking. */
  readonly ranking?: string | undefined;
  /** A part of the bib or of the shown name, in any script. */
  readonly text: string;
  readonly view: PublicView;
  /** The list follows the other clock than the overall ranking does. */
  readonly byOtherClock: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Ids of the entries that match a search, in rank order, and how many match in all. */
export async function searchResults(db: Db, search: SearchedResults): Promise<{ ids: number[]; total: number }> {
  const matching = db
    .selectFrom("results")
    .innerJoin("entries", "entries.id", "results.entryId")
    .where("results.eventId", "=", search.eventId)
    .where("results.categoryId", "=", search.categoryId)
    .where(searchableText(search.view, true), "like", containing(search.text))
    .$if(search.gender !== undefined, (query) => query.where("entries.gender", "=", search.gender!))
    .$if(search.ranking !== undefined, (query) => query.where(sql<boolean>`${search.ranking!} = any(results.rankings)`))
    .$if(search.ageGroup !== undefined, (query) => query.where("results.ageGroup", "=", search.ageGroup!));
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await matching
    .select("results.entryId")
    .orderBy(search.byOtherClock ? sql`coalesce(results.other_rank_key, results.rank_key)` : sql`results.rank_key`)
    .orderBy("results.entryId")
    .offset(search.offset)
    .limit(search.limit)
    .execute();
  return { ids: rows.map((row) => row.entryId), total };
}

/** How many entries of each category have each status, and how many entered. */
export async function countStatuses(
  db: Db,
  eventId: number,
): Promise<{ categoryId: number; status: ResultStatus | null; count: number }[]> {
  const { rows } = await sql<{ categoryId: number; status: ResultStatus | null; count: number }>`
    select e.category_id, r.status, count(*) as count
    from entries e left join results r on r.entry_id = e.id
    where e.event_id = ${eventId} group by e.category_id, r.status`.execute(db);
  return rows;
}

export interface TeamMemberRow {
  readonly entryId: number;
  readonly categoryId: number;
  readonly team: string;
  readonly bib: string;
  readonly timeMs: number | null;
}

/** Team members' results of the categories that rank teams, best first. */
export async function loadTeamMembers(
  db: Db,
  eventId: number,
  categoryIds: readonly number[],
  /** Left out: every team's. */
  team?: string,
): Promise<TeamMemberRow[]> {
  if (categoryIds.length === 0) return [];
  const rows = await db
    .selectFrom("results")
    .innerJoin("entries", "entries.id", "results.entryId")
    .select(["results.entryId", "results.categoryId", "entries.team", "entries.bib", "results.timeMs"])
    .where("results.eventId", "=", eventId)
    .where("results.categoryId", "in", [...categoryIds])
    .where("entries.team", "is not", null)
    .$if(team !== undefined, (query) => query.where("entries.team", "=", team!))
    .orderBy("results.rankKey")
    .orderBy("results.entryId")
    .execute();
  return rows.map((row) => ({ ...row, team: row.team! }));
}

import type { PublicationInForce } from "@time-event/contract/published-list";
import type { Text } from "@time-event/contract/fields";
import type { PublicView } from "@time-event/domain/privacy/public-person";
import type { Gender } from "@time-event/domain/race/race";
import type { RankingClocks } from "@time-event/domain/results/ranking-clocks";
import type { ResultStatus } from "@time-event/domain/results/result";
import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import { isNamed } from "../privacy/named-categories.queries.ts";
import { toPublicView, viewColumns } from "../privacy/public-view.queries.ts";
import { loadInForce } from "../results/published-lists.queries.ts";

export interface StoredRace {
  readonly eventId: number;
  readonly slug: string;
  readonly name: Text;
  readonly startsOn: string;
  readonly state: "draft" | "published" | "open" | "closed" | "live" | "finished" | "cancelled";
  readonly isArchived: boolean;
  readonly factorPercent: number;
  readonly view: PublicView;
  readonly category: { readonly id: number; readonly code: string; readonly name: Text; readonly isNamed: boolean };
  readonly clocks: RankingClocks;
  readonly list: PublicationInForce | null;
}

/** The races of one class of a series, in their order. */
export async function loadRaces(tx: Tx, seriesId: number, classCode: string): Promise<StoredRace[]> {
  const rows = await tx
    .selectFrom("seriesRaces")
    .innerJoin("seriesCategories", (join) =>
      join
        .onRef("seriesCategories.seriesId", "=", "seriesRaces.seriesId")
        .onRef("seriesCategories.eventId", "=", "seriesRaces.eventId"),
    )
    .innerJoin("events", "events.id", "seriesRaces.eventId")
    .innerJoin("categories", "categories.id", "seriesCategories.categoryId")
    .select(["seriesRaces.eventId", "seriesRaces.factorPercent", "categories.id as categoryId", "categories.code"])
    .select(["categories.nameTh as categoryTh", "categories.nameEn as categoryEn"])
    .select(["categories.rankBy", "categories.rankGenderBy", "categories.rankAgeGroupsBy"])
    .select(["events.slug", "events.nameTh", "events.nameEn", "events.startsOn", "events.state"])
    .select(viewColumns.map((column) => `events.${column}` as const))
    .select([sql<boolean>`events.archived_at is not null`.as("isArchived"), isNamed("categories").as("isNamed")])
    .where("seriesRaces.seriesId", "=", seriesId)
    .where("seriesCategories.classCode", "=", classCode)
    .orderBy("seriesRaces.position")
    .execute();
  const races: StoredRace[] = [];
  for (const row of rows) {
    const lists = await loadInForce(tx, row.eventId);
    races.push({
      eventId: row.eventId,
      slug: row.slug,
      name: { th: row.nameTh, en: row.nameEn },
      startsOn: row.startsOn,
      state: row.state as StoredRace["state"],
      isArchived: row.isArchived,
      factorPercent: row.factorPercent,
      view: toPublicView(row),
      category: {
        id: row.categoryId,
        code: row.code,
        name: { th: row.categoryTh, en: row.categoryEn },
        isNamed: row.isNamed,
      },
      clocks: { rankBy: row.rankBy, rankGenderBy: row.rankGenderBy, rankAgeGroupsBy: row.rankAgeGroupsBy },
      list: lists.get(row.categoryId) ?? null,
    });
  }
  return races;
}

/** A result that can give points, and who has it. */
export interface StoredSeriesResult {
  readonly id: number;
  readonly categoryId: number;
  readonly bib: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly gender: Gender;
  readonly birthDate: string | null;
  readonly phone: string;
  readonly email: string;
  readonly nationalId: string;
  readonly passport: string;
  readonly club: string;
  readonly status: ResultStatus;
  readonly rankKey: number;
  readonly otherRankKey: number | null;
  readonly timeMs: number | null;
  readonly gunMs: number | null;
  readonly chipMs: number | null;
  readonly penaltyMs: number;
}

/** Who never came and who is not judged yet have nothing to give points for. */
export async function loadSeriesResults(tx: Tx, categoryIds: readonly number[]): Promise<StoredSeriesResult[]> {
  if (categoryIds.length === 0) return [];
  const { rows } = await sql<StoredSeriesResult>`
    select e.id, r.category_id, e.bib, e.first_name, e.last_name, e.first_name_en, e.last_name_en, e.gender, e.birth_date,
      e.phone, e.email, e.national_id, e.passport, e.club, r.status, r.rank_key, r.other_rank_key, r.time_ms, r.gun_ms, r.chip_ms,
      r.penalty_ms
    from results r join entries e on e.id = r.entry_id
    where r.category_id = any(${categoryIds}::bigint[]) and r.status in ('finished', 'dnf', 'otl', 'dsq')
      and e.bib <> '' and e.withdrawn_at is null
    order by e.id`.execute(tx);
  return rows;
}

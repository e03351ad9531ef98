import { sql } from "kysely";
import { isRanked } from "@time-event/domain/results/rank-key";
import { NO_RANKS, type Ranking } from "@time-event/domain/results/ranking";
import { clockOf } from "@time-event/domain/results/ranking-clocks";
import type { Gender } from "@time-event/domain/race/race";
import type { Db } from "../../db/connection.ts";
import type { BoardCategory } from "./leaderboard.ts";

/** What a search tells of places: overall, by gender, and of who is still racing. */
export type FoundPlaces = Pick<Ranking, "ranksOf" | "countAhead">;

interface Own {
  readonly id: number;
  readonly gender: Gender;
  readonly rankKey: number;
  readonly genderKey: number;
}

/**
 * The places of a few entries of a category, counted in the database: for as long as its ranking is not in memory. One look
 * at the category, however many they are.
 */
export async function countPlaces(db: Db, category: BoardCategory, entryIds: readonly number[]): Promise<FoundPlaces> {
  const byOther = clockOf(category, "gender") !== category.rankBy;
  const genderKey = byOther ? sql`coalesce(r.other_rank_key, r.rank_key)` : sql`r.rank_key`;
  const { rows: own } = await sql<Own>`
    select r.entry_id as id, e.gender, r.rank_key, ${genderKey} as gender_key
    from results r join entries e on e.id = r.entry_id
    where r.entry_id = any(${entryIds}::bigint[]) and r.category_id = ${category.id}`.execute(db);
  // bucket 0 holds the keys below the first one
  const keys = sorted(own.map(({ rankKey }) => rankKey));
  const genderKeys = sorted(own.map((each) => each.genderKey));
  const { rows } = await sql<{ gender: Gender; bucket: number; genderBucket: number; entries: number }>`
    select e.gender, width_bucket(r.rank_key, ${keys}::bigint[]) as bucket,
      width_bucket(${genderKey}, ${genderKeys}::bigint[]) as gender_bucket, count(*)::int as entries
    from results r join entries e on e.id = r.entry_id
    where r.event_id = (select event_id from categories where id = ${category.id}) and r.category_id = ${category.id}
    group by 1, 2, 3`.execute(db);
  const sum = (counted: typeof rows) => counted.reduce((all, { entries }) => all + entries, 0);
  const ownOf = new Map(own.map((each) => [each.id, each]));
  const ahead = ({ rankKey }: Own) => sum(rows.filter(({ bucket }) => bucket <= keys.indexOf(rankKey)));
  const aheadInGender = ({ gender, genderKey: key }: Own) =>
    sum(rows.filter((row) => row.gender === gender && row.genderBucket <= genderKeys.indexOf(key)));
  return {
    countAhead: (id) => {
      const one = ownOf.get(id);
      return one ? ahead(one) : null;
    },
    ranksOf: (id) => {
      const one = ownOf.get(id);
      if (!one || !isRanked(one.rankKey)) return NO_RANKS;
      return { ...NO_RANKS, overall: ahead(one) + 1, gender: aheadInGender(one) + 1 };
    },
  };
}

function sorted(keys: readonly number[]): number[] {
  return [...new Set(keys)].sort((a, b) => a - b);
}

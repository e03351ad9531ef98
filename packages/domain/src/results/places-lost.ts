import { firstIndex } from "../search/first-index.ts";
import { isRanked } from "./rank-key.ts";
import type { Standing } from "./result.ts";

/** What decides where somebody stands. */
type Placed = Pick<Standing, "id" | "rankKey" | "otherRankKey" | "placesLost">;

/**
 * Where everybody stands once penalties have taken places. Whoever loses n places is put behind everybody who is placed up to n places
 * after them in the order of before; whoever is passed moves up by itself. Where fewer are placed after them, they are the last
 * with a place. On each clock it is done in the order of the whole category, so places in gender, age group and named rankings follow.
 *
 * Being behind somebody is a key of one millisecond more. Of several who are put behind the same one, each is a millisecond after the
 * one before; who were equal stay equal. Standings that lose nothing come back as they are.
 *
 * @param standings as they were judged: their keys are those of before
 * @example
 * // 101 was first and loses two places
 * withPlacesLost([{ id: 101, rankKey: 40, placesLost: 2, … }, { id: 102, rankKey: 50, … }, { id: 103, rankKey: 60, … }]);
 * // 101 has the key 61
 */
export function withPlacesLost<One extends Placed>(standings: readonly One[]): readonly One[] {
  const falling = standings.filter(({ placesLost = 0, rankKey }) => placesLost > 0 && isRanked(rankKey));
  if (falling.length === 0) return standings;
  const keys = fallenKeys(standings, falling, ({ rankKey }) => rankKey);
  const otherKeys = fallenKeys(standings, falling, ({ otherRankKey = null }) => otherRankKey);
  return standings.map((standing) => {
    const rankKey = keys.get(standing.id);
    if (rankKey === undefined) return standing;
    return { ...standing, rankKey, otherRankKey: otherKeys.get(standing.id) ?? standing.otherRankKey ?? null };
  });
}

/** By id: the keys of those who fall, on one clock. */
function fallenKeys(
  standings: readonly Placed[],
  falling: readonly Placed[],
  keyOf: (standing: Placed) => number | null,
): Map<number, number> {
  const sorted = Float64Array.from(
    standings.map(keyOf).filter((key) => key !== null && isRanked(key)) as number[],
  ).sort();
  const fallen = new Map<number, number>();
  /** By the key behind which they are put: the keys of before of those who are put there already. */
  const put = new Map<number, number[]>();
  const inOrder = falling.flatMap((one) => {
    const key = keyOf(one);
    return key === null ? [] : [{ id: one.id, key, places: one.placesLost ?? 0 }];
  });
  for (const { id, key, places } of inOrder.sort((a, b) => a.key - b.key)) {
    const ahead = firstIndex(0, sorted.length, (index) => sorted[index]! >= key);
    const behind = sorted[Math.min(ahead + places, sorted.length - 1)]!;
    if (behind === key && sorted[ahead + 1] !== key) {
      fallen.set(id, key);
      continue;
    }
    const there = put.get(behind) ?? [];
    if (there.at(-1) !== key) there.push(key);
    put.set(behind, there);
    fallen.set(id, behind + there.length);
  }
  return fallen;
}

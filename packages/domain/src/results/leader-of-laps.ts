import { categoryAsStarted } from "../race/category-as-started.ts";
import type { Category, Checkpoint, Entry, Passing } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import { findTrack } from "../timing/trace-course.ts";
import { type RaceState, standingRuling } from "./judge-entry.ts";

/** Without what others did, one object for each category: courses are planned once for each. */
const alone = new WeakMap<Category, Category>();

/**
 * When an entry had done all laps of a race that its leader ends, whoever was before it; null: it has not, the race ends
 * otherwise, or it did not start (ruled so, or withdrawn). Penalties and a disqualification change nothing: the flag was
 * waved at whoever came first.
 *
 * @example
 * allLapsAt({ ...category, laps: 3, lapsEnd: "leader" }, checkpoints, entry, passings, state); // when lap 3 ended
 */
export function allLapsAt(
  category: Category,
  checkpoints: ReadonlyMap<string, Checkpoint>,
  entry: Entry,
  passings: readonly Passing[],
  { readsOutrankDns = false }: RaceState,
): InstantMs | null {
  if (category.lapsEnd !== "leader" || category.laps === undefined) return null;
  const track = findTrack(categoryAsStarted(withoutLeader(category), entry), checkpoints, passings);
  if (entry.isWithdrawn || standingRuling(entry, track, readsOutrankDns) === "dns") return null;
  return track.laps >= category.laps ? track.finishAt : null;
}

/**
 * The category once it is known when each of its entries had done all laps: the first of them ended the race.
 *
 * @example
 * withLeader(category, [null, 5_400_000, 5_000_000]).leaderAt; // 5_000_000
 */
export function withLeader(category: Category, allLapsAt: readonly (InstantMs | null)[]): Category {
  const leaderAt = allLapsAt.reduce<InstantMs>((first, at) => Math.min(first, at ?? Infinity), Infinity);
  return leaderAt === Infinity ? withoutLeader(category) : { ...category, leaderAt };
}

function withoutLeader(category: Category): Category {
  if (category.leaderAt === undefined) return category;
  let known = alone.get(category);
  if (!known) {
    const { leaderAt: _leader, ...others } = category;
    alone.set(category, (known = others));
  }
  return known;
}

import { categoryAsStarted } from "../race/category-as-started.ts";
import type { Category, Checkpoint, Entry, Passing } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import { findTrack } from "../timing/trace-course.ts";
import { lapEndsAt } from "../timing/trace-yards.ts";
import { type RaceState, standingRuling } from "./judge-entry.ts";
import type { Result } from "./result.ts";

/** Without what others did, one object for each category: courses are planned once for each. */
const alone = new WeakMap<Category, Category>();

/**
 * When an entry had done all laps of a race that its leader ends, whoever was before it; null: it has not, the race ends
 * otherwise, or it did not start (ruled so, or withdrawn). Penalties and a disqualification change nothing: the flag was
 * waved at whoever came first. In a backyard: the end of the last lap that it completed; null for who is disqualified, too.
 *
 * @example
 * allLapsAt({ ...category, laps: 3, lapsEnd: "leader" }, checkpoints, entry, passings, state); // when lap 3 ended
 */
export function allLapsAt(
  category: Category,
  checkpoints: ReadonlyMap<string, Checkpoint>,
  entry: Entry,
  passings: readonly Passing[],
  { readsOutrankDns = false, isDisqualified = false }: RaceState & { readonly isDisqualified?: boolean },
): InstantMs | null {
  const { lapsEnd } = category;
  if (lapsEnd !== "last" && (lapsEnd !== "leader" || category.laps === undefined)) return null;
  const started = categoryAsStarted(withoutLeader(category), entry);
  const track = findTrack(started, checkpoints, passings);
  const ruled = standingRuling(entry, track, readsOutrankDns);
  if (entry.isWithdrawn || ruled === "dns") return null;
  if (lapsEnd === "last")
    return track.laps === 0 || isDisqualified || ruled === "dsq" ? null : lapEndsAt(started, track.laps);
  if (category.laps === undefined) return null;
  return track.laps >= category.laps ? track.finishAt : null;
}

/**
 * The category once it is known when each of its entries had done all laps: the first of them ended the race. In a backyard: the lap after
 * the one that the others completed last ended it, if one alone completed it and nobody else is still racing.
 *
 * @param isRacing whether each of them may still complete a lap; left out: nobody may
 * @example
 * withLeader(category, [null, 5_400_000, 5_000_000]).leaderAt; // 5_000_000
 */
export function withLeader(
  category: Category,
  allLapsAt: readonly (InstantMs | null)[],
  isRacing: readonly boolean[] = [],
): Category {
  if (category.lapsEnd === "last") return withLast(category, allLapsAt, isRacing);
  const leaderAt = allLapsAt.reduce<InstantMs>((first, at) => Math.min(first, at ?? Infinity), Infinity);
  return withLeaderAt(category, leaderAt === Infinity ? null : leaderAt);
}

/** May somebody still complete a lap? So may who was not read yet, until it is ruled that they did not start. */
export function mayCompleteLap({ status }: Pick<Result, "status">): boolean {
  return status === "registered" || status === "started" || status === "on_course";
}

/** The category whose race was ended then; null: it is not. */
export function withLeaderAt(category: Category, leaderAt: InstantMs | null): Category {
  return leaderAt === null ? withoutLeader(category) : { ...category, leaderAt };
}

function withLast(
  category: Category,
  allLapsAt: readonly (InstantMs | null)[],
  isRacing: readonly boolean[],
): Category {
  const last = Math.max(...allLapsAt.map((at) => at ?? -Infinity));
  const first = allLapsAt.indexOf(last);
  const others = allLapsAt.filter((_, index) => index !== first);
  const before = Math.max(category.gunAt, ...others.map((at) => at ?? -Infinity));
  const mayFollow = isRacing.some((racing, index) => racing && allLapsAt[index] !== last);
  if (last <= before || mayFollow) return withoutLeader(category);
  return { ...category, leaderAt: lapEndsAt({ ...category, gunAt: before }, 1) };
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

import type { Category } from "@time-event/domain/race/race";
import { mayCompleteLap, withLeader } from "@time-event/domain/results/leader-of-laps";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { ledCategories, type RaceRules } from "./race-rules.queries.ts";
import { type EntryToJudge, loadEntriesToJudge } from "./results.repository.ts";
import { judge } from "./results.service.ts";
import { loadAllLapsOfOthers, loadIdsOf } from "./what-if.queries.ts";

const entriesAtATime = 1_000;

/** Loads entries piece by piece. */
export async function* entriesIn(db: Db, eventId: number, ids: readonly number[]) {
  for (let from = 0; from < ids.length; from += entriesAtATime) {
    yield await loadEntriesToJudge(db, eventId, ids.slice(from, from + entriesAtATime));
  }
}

/**
 * By what rules a race would be judged, and who could have another result, if these entries had other reads: where that
 * moves the instant at which a leader ended the race, everybody in the category.
 */
export async function leadersIfMoved(
  db: Db,
  rules: RaceRules,
  ids: readonly number[],
  moving: (entry: EntryToJudge) => EntryToJudge,
): Promise<{ readonly rules: RaceRules; readonly concerned: readonly number[] }> {
  const led = ledCategories(rules);
  if (led.length === 0) return { rules, concerned: ids };
  const allLapsAt = new Map<number, (InstantMs | null)[]>(led.map((id) => [id, []]));
  for (const [id, at] of await loadAllLapsOfOthers(db, led, ids)) allLapsAt.get(id)!.push(at);
  for await (const entries of entriesIn(db, rules.eventId, ids)) {
    for (const entry of entries) allLapsAt.get(entry.categoryId)?.push(judge(rules, moving(entry)).allLapsAt);
  }
  const categories = new Map(rules.categories);
  for (const id of led) {
    const category = rules.categories.get(id)!;
    const settled =
      category.lapsEnd === "last"
        ? await withLastIfMoved(db, rules, id, moving)
        : withLeader(category, allLapsAt.get(id)!);
    categories.set(id, settled);
  }
  const moved = led.filter((id) => categories.get(id)!.leaderAt !== rules.categories.get(id)!.leaderAt);
  if (moved.length === 0) return { rules, concerned: ids };
  return { rules: { ...rules, categories }, concerned: [...new Set([...ids, ...(await loadIdsOf(db, moved))])] };
}

/** A backyard ends by what everybody in it did: all are judged, without knowing who won. */
async function withLastIfMoved(
  db: Db,
  rules: RaceRules,
  id: number,
  moving: (entry: EntryToJudge) => EntryToJudge,
): Promise<Category> {
  const category = withLeader(rules.categories.get(id)!, []);
  const alone = { ...rules, categories: new Map([[id, category]]) };
  const allLapsAt: (InstantMs | null)[] = [];
  const isRacing: boolean[] = [];
  for await (const entries of entriesIn(db, rules.eventId, await loadIdsOf(db, [id]))) {
    for (const entry of entries) {
      const judged = judge(alone, moving(entry));
      allLapsAt.push(judged.allLapsAt);
      isRacing.push(mayCompleteLap(judged.result));
    }
  }
  return withLeader(category, allLapsAt, isRacing);
}

import type { Passing } from "@time-event/domain/race/race";
import { comparedPlaces, hasMoved, type MovedPlace } from "@time-event/domain/results/moved-places";
import type { Standing } from "@time-event/domain/results/result";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { loadRaceRules } from "./race-rules.queries.ts";
import type { EntryToJudge } from "./results.repository.ts";
import { judge } from "./results.service.ts";
import { entriesIn, leadersIfMoved } from "./leaders-if-moved.ts";
import { loadStandingsOf } from "./what-if.queries.ts";

/** A read that would count by another instant. */
export interface ReadMove {
  readonly checkpoint: string;
  readonly from: InstantMs;
  readonly to: InstantMs;
}

/** What would change if reads counted by other instants. */
export interface WhatIfReads {
  /** How many entries would have another time or status. */
  readonly times: number;
  /** Whose places would change, by category and new place. */
  readonly moved: readonly (MovedPlace & { readonly category: string })[];
}

/**
 * Judges entries as if some of their reads counted by other instants. Stores nothing and holds no lock.
 * @throws NotFound `event_not_found`
 */
export async function whatIfReadsMove(
  db: Db,
  eventId: number,
  moves: ReadonlyMap<number, readonly ReadMove[]>,
): Promise<WhatIfReads> {
  const rules = await loadRaceRules(db, eventId);
  if (!rules) throw new NotFound("event");
  const moving = (entry: EntryToJudge) => ({
    ...entry,
    passings: withMoves(entry.passings, moves.get(entry.id) ?? []),
  });
  const led = await leadersIfMoved(db, rules, [...moves.keys()], moving);
  const changed = new Map<number, Standing[]>();
  let times = 0;
  for await (const entries of entriesIn(db, eventId, led.concerned)) {
    for (const entry of entries) {
      const before = judge(rules, entry).result;
      const { ageGroup, rankings, result } = judge(led.rules, moving(entry));
      if (result.timeMs !== before.timeMs || result.status !== before.status) times += 1;
      const { rankKey, otherRankKey, placesLost } = result;
      const ofCategory = changed.get(entry.categoryId) ?? [];
      changed.set(entry.categoryId, ofCategory);
      ofCategory.push({ id: entry.id, gender: entry.gender, ageGroup, rankings, rankKey, otherRankKey, placesLost });
    }
  }
  const moved: WhatIfReads["moved"][number][] = [];
  for (const [id, category] of rules.categories) {
    const standings = changed.get(id);
    if (!standings) continue;
    const places = comparedPlaces(category, await loadStandingsOf(db, id), standings).filter(hasMoved);
    for (const place of places) moved.push({ ...place, category: category.code });
  }
  return { times, moved };
}

/** Each move changes one read: two devices may have read at the same instant. */
function withMoves(passings: readonly Passing[], moves: readonly ReadMove[]): Passing[] {
  const left = [...moves];
  return passings.map((passing) => {
    const index = left.findIndex(({ checkpoint, from }) => checkpoint === passing.checkpoint && from === passing.at);
    const [move] = index === -1 ? [] : left.splice(index, 1);
    return move ? { ...passing, at: move.to } : passing;
  });
}

import type { ExpectedNext } from "@time-event/domain/control/expected-next";
import type { Whereabouts } from "@time-event/domain/control/whereabouts";
import { LRUCache } from "lru-cache";
import type { Db } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { inTurn } from "../../lib/in-turn.ts";
import { loadRaceRules, type RaceRules } from "../results/race-rules.queries.ts";
import { type ChangedRunners, loadRunners, type Runner } from "./control.queries.ts";
import { type Followed, followedCourses, nextOf, whereIs } from "./runner-progress.ts";

/** A runner, with what follows from their reads and from nothing else. */
export interface RunnerNow extends Runner {
  readonly where: Whereabouts;
  /** Index of the furthest point that they passed on their course; -1: none. */
  readonly furthest: number;
  /** Where and when they are expected next; null: nobody can tell. */
  readonly next: ExpectedNext | null;
}

/** Everybody in the race of an event, as of a version of its results. */
export interface RunnersNow {
  readonly rules: RaceRules;
  readonly courses: ReadonlyMap<number, Followed>;
  readonly runners: ReadonlyMap<number, RunnerNow>;
  /** Those on the course, who is or will be overdue first in front. */
  readonly onCourse: readonly RunnerNow[];
}

interface Kept extends RunnersNow {
  readonly version: number;
}

/** Races that somebody controls at once. */
const keptEvents = 6;

/**
 * The runners of the events that race control looks at. They stay in memory, and each look takes in what changed since the last one:
 * to read 30,000 of them anew every few seconds would keep the reads themselves waiting.
 */
export function createRunnersNow(db: Db): (eventId: number) => Promise<RunnersNow> {
  const kept = new LRUCache<number, Promise<Kept>>({ max: keptEvents });

  async function load(eventId: number): Promise<Kept> {
    const rules = await loadRaceRules(db, eventId);
    if (!rules) throw new NotFound("event");
    const none = { rules, courses: followedCourses(rules), runners: new Map<number, RunnerNow>(), onCourse: [] };
    return take({ ...none, version: -1 }, await loadRunners(db, eventId, -1));
  }

  async function takeIn(before: Kept): Promise<Kept> {
    const { eventId } = before.rules;
    const changed = await loadRunners(db, eventId, before.version);
    // an event that was removed has no version any more
    if (changed.rulesVersion > before.version || changed.version < before.version) return load(eventId);
    return changed.version === before.version ? before : take(before, changed);
  }

  return (eventId) => inTurn(kept, eventId, () => load(eventId), takeIn);
}

function take({ rules, courses, ...before }: Kept, { version, runners: changed }: ChangedRunners): Kept {
  const runners = new Map(before.runners);
  for (const runner of changed) {
    const course = courses.get(runner.categoryId);
    if (course && !runner.isGone) runners.set(runner.entryId, followed(runner, course));
    else runners.delete(runner.entryId);
  }
  const onCourse = [...runners.values()]
    .filter(({ where }) => where === "on_course")
    .toSorted((a, b) => overdueFrom(a) - overdueFrom(b));
  return { rules, courses, runners, onCourse, version };
}

function followed(runner: Runner, course: Followed): RunnerNow {
  const furthest = runner.splitMs.findLastIndex((ms) => ms !== null);
  return { ...runner, where: whereIs(runner), furthest, next: nextOf(runner, course) };
}

/** From when on somebody is overdue; of whom nobody can tell, never. */
export function overdueFrom({ next }: RunnerNow): number {
  return next?.overdueFrom ?? Number.MAX_VALUE;
}

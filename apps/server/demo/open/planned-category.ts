import type { InstantMs } from "@time-event/domain/time/instant";
import type { EntryRow, RaceCategory, ScheduleLine } from "../../src/features/race-folder/race-folder.types.ts";
import { buildField } from "../field.ts";
import { HOUR_MS } from "../local-days.ts";
import type { Crowd, Person } from "../people.ts";
import { createRandom } from "@time-event/domain/rehearsal/random";
import { ageGroupsFrom } from "../wording.ts";

/** The settings that differ between the categories of a race with open entries. */
export interface PlannedCategory extends Pick<RaceCategory, "code" | "name" | "gunAt" | "checkpoints" | "distancesM"> {
  /** The first and last bib kept for it. */
  readonly bibs?: readonly [number, number];
  readonly youngestAge?: number;
  readonly limitHours: number;
  readonly capacity: number;
  readonly feeTiers: RaceCategory["feeTiers"];
  readonly rules?: Partial<RaceCategory>;
}

export function plannedCategory({ limitHours, rules, bibs, ...category }: PlannedCategory): RaceCategory {
  return {
    ...category,
    ...(bibs && { bibFrom: bibs[0], bibTo: bibs[1] }),
    gender: "any",
    rankBy: "gun",
    ageOn: "birthYear",
    ageGroups: ageGroupsFrom(18, 30, 40, 50, 60),
    winnersLeaveAgeGroups: 3,
    timeLimitMs: limitHours * HOUR_MS,
    rounding: "up",
    ...rules,
  };
}

/** Who has entered one category so far. */
export interface Entered {
  readonly category: string;
  readonly size: number;
  readonly firstBib: number;
}

export function enterSoFar(slug: string, entered: Entered, crowd: Crowd, elites: readonly Person[] = []): EntryRow[] {
  const random = createRandom(`${slug}:${entered.category}`);
  const plan = { ...entered, crowd, chipPrefix: null, medianOverBest: 1.8 };
  return buildField(random, plan, elites).map(({ entry }) => entry);
}

export function scheduleItem(startsAt: InstantMs, th: string, en: string, endsAt?: InstantMs): ScheduleLine {
  return { startsAt, ...(endsAt !== undefined && { endsAt }), title: { th, en } };
}

import { ageForClass } from "@time-event/domain/eligibility/age";
import type { Category, Passing } from "@time-event/domain/race/race";
import { judgeEntry } from "@time-event/domain/results/judge-entry";
import type { Result, ResultStatus } from "@time-event/domain/results/result";
import type { EntryRow } from "../../src/features/race-folder/race-folder.types.ts";
import type { DemoRace } from "../demo-race.ts";

export interface Judged {
  readonly entry: EntryRow;
  readonly result: Result;
}

/** Judges a generated race by the real rules; the best of each category first. */
export function judgeAll({ race, entries, passings, penalties }: DemoRace, inProgress: boolean): Judged[] {
  const checkpoints = new Map(race.checkpoints.map((point) => [point.code, point]));
  const categories = new Map<string, Category>(race.categories.map((category) => [category.code, category]));
  const bibOfChip = new Map(entries.map(({ bib, chip }) => [chip, bib]));
  const reads = new Map<string, Passing[]>(entries.map(({ bib }) => [bib, []]));
  for (const { bib, chip, checkpoint, at } of passings)
    reads.get(bib ?? bibOfChip.get(chip)!)!.push({ checkpoint, at });

  return entries
    .map((entry) => {
      const category = categories.get(entry.category)!;
      const { bib, gender, status } = entry;
      const age = ageForClass(category.ageOn, entry, race.event.startsOn);
      const own = penalties
        .filter((penalty) => penalty.bib === bib)
        .map(({ timeMs, laps, disqualify }) => ({ timeMs: timeMs ?? 0, laps: laps ?? 0, disqualify }));
      const ruled = status === null || status === "withdrawn" ? {} : { ruledStatus: status };
      const judged = { bib, gender, age, isWithdrawn: status === "withdrawn", ...ruled };
      return { entry, result: judgeEntry(category, checkpoints, judged, reads.get(bib)!, own, { inProgress }) };
    })
    .toSorted((a, b) => a.result.rankKey - b.result.rankKey);
}

/** Shares of each status, of all or of one category. */
export function countStatuses(results: readonly Judged[], category?: string): (status: ResultStatus) => number {
  const asked = results.filter(({ entry }) => category === undefined || entry.category === category);
  return (status) => asked.filter(({ result }) => result.status === status).length / asked.length;
}

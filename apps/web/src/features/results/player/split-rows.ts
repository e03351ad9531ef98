import type { PublicCategory, PublicCheckpoint } from "@time-event/contract/events";
import type { ExpectedTime, PlayerPage, ReadFate } from "@time-event/contract/players";
import { passedPoints } from "@time-event/domain/race/course-distances";
import { lapEndM } from "@time-event/domain/race/lap-ends";
import { isLapCourse } from "../list/shown-result.ts";

/** One point of the course as this player passed it. */
export interface SplitRow {
  readonly code: string;
  /** The lap that ends here, from 1; null on other courses. */
  readonly lap: number | null;
  readonly stage: string | null;
  readonly kind: PublicCheckpoint["kind"];
  /** When the point closes for this category; null: it does not. */
  readonly cutoffAt: number | null;
  /** Metres from the start, laps added up. */
  readonly distanceM: number;
  /** Race time; null without a read: nothing is estimated. */
  readonly ms: number | null;
  readonly medianMs: number | null;
  /** Place in the category at this point; null: none. */
  readonly rank: number | null;
  /** Places gained since the point before that has a rank; below 0: lost. Null: nothing to compare with. */
  readonly gained: number | null;
  /** When the player passed, by the read that counts. */
  readonly at: number | null;
  /** When to expect the player here, of who is on course; null: passed, or nothing can be said. */
  readonly expected: ExpectedTime | null;
}

/** The player's race along the course, point by point. */
export function splitRows(
  page: PlayerPage,
  category: PublicCategory,
  checkpoints: readonly PublicCheckpoint[],
): readonly SplitRow[] {
  const known = new Map(checkpoints.map((checkpoint) => [checkpoint.code, checkpoint]));
  const laps = isLapCourse(category, checkpoints);
  const firstAhead = page.splitCodes.length - page.expected.length;
  const instants = usedInstants(page.splitCodes, page.result.splitMs, page.reads);
  const lapLengthM = lapLength(category, checkpoints);
  const stages = stagesOf(
    category,
    page.splitCodes.map((code) => known.get(code)?.kind ?? "split"),
  );
  const { distancesM, cutoffsAt, cutoffsAfterMs, course } = category;
  const { gunAt } = page.why;
  // on a lap course each row is a lap, and its code the line's
  const codes = laps ? course : page.splitCodes;
  const passed = passedPoints({ checkpoints: codes, distancesM, cutoffsAt, cutoffsAfterMs, gunAt }, known);
  const pointAt = (code: string, at: number) => passed[laps ? course.indexOf(code) : at];
  return page.splitCodes.map((code, at) => ({
    code,
    lap: laps ? at + 1 : null,
    stage: stages[at] ?? null,
    kind: known.get(code)?.kind ?? "split",
    distanceM: laps ? lapEndM(category, lapLengthM, at + 1) : (pointAt(code, at)?.distanceM ?? 0),
    cutoffAt: pointAt(code, at)?.cutoffAt ?? null,
    ms: page.result.splitMs[at] ?? null,
    medianMs: laps ? null : (page.medianSplitMs[at] ?? null),
    rank: page.splitRanks[at] ?? null,
    gained: gainedAt(page.splitRanks, at),
    at: instants[at] ?? null,
    expected: page.expected[at - firstAhead] ?? null,
  }));
}

function gainedAt(ranks: readonly (number | null)[], at: number): number | null {
  const rank = ranks[at] ?? null;
  // at the start mat nobody has gained or lost anything yet, but a place there is a place
  const before = ranks.slice(0, at).findLast((each) => each !== null);
  return rank === null || before === undefined || before === null ? null : before - rank;
}

/** Length of a lap: the length of its line, or the whole distance divided by the laps. */
function lapLength(category: PublicCategory, checkpoints: readonly PublicCheckpoint[]): number {
  const known = new Map(checkpoints.map((checkpoint) => [checkpoint.code, checkpoint]));
  const passed = passedPoints({ checkpoints: category.course, distancesM: category.distancesM }, known);
  const line = passed.find((point) => point?.kind === "lap");
  return line?.distanceM || category.distanceM / Math.max(1, category.laps ?? 1);
}

/** The stage of each point; each stage begins at a start. All null when the category has no stages. */
function stagesOf(category: PublicCategory, kinds: readonly PublicCheckpoint["kind"][]): readonly (string | null)[] {
  let stage = -1;
  return kinds.map((kind) => {
    if (kind === "start") stage += 1;
    return category.stages[Math.max(0, stage)] ?? null;
  });
}

/** When the player passed each point with a time: the reads that count, in the order of the course. */
export function usedInstants(
  codes: readonly string[],
  splitMs: readonly (number | null)[],
  reads: readonly ReadFate[],
): readonly (number | null)[] {
  const used = reads.filter((read) => read.used);
  let next = 0;
  return codes.map((code, at) => {
    if ((splitMs[at] ?? null) === null) return null;
    const found = used.findIndex((read, index) => index >= next && read.checkpoint === code);
    if (found < 0) return null;
    next = found + 1;
    return used[found]?.at ?? null;
  });
}

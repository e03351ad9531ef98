import { courseEnds } from "../race/course-ends.ts";
import type { CheckpointKind } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import { dayInZone } from "../time/day-in-zone.ts";
import type { CategorySetup, EventDetails, EventSetup } from "./event-setup.ts";
import { stepBetween, type EventState } from "./event-states.ts";

/** Why an event cannot reach a state yet, as words. */
export const obstacleCodes = [
  "no_such_step",
  "name_th_missing",
  "venue_missing",
  "province_missing",
  "no_category",
  "no_start_checkpoint",
  "no_finish_checkpoint",
  "category_without_fee",
  "category_without_start",
  "category_without_finish",
  "gun_off_days",
  "fees_over",
  "days_over",
  "no_entries",
  "too_early",
  "not_started",
  "has_entries",
  "has_reads",
] as const;
export type ObstacleCode = (typeof obstacleCodes)[number];

/** The tab of an event's set-up where staff remove the obstacle. */
export const setupTabs = ["details", "categories", "checkpoints", "entries", "publish"] as const;
export type SetupTab = (typeof setupTabs)[number];

export interface Obstacle {
  readonly code: ObstacleCode;
  readonly tab: SetupTab;
  /** The code of the category that it concerns; "" when it concerns the event. */
  readonly subject: string;
}

/**
 * Finds everything that keeps an event from a state, all at once. Empty: the event may go there.
 *
 * @example
 * refusals(setup, "published", now);
 * // [{ code: "province_missing", tab: "details", subject: "" }, { code: "no_category", tab: "categories", subject: "" }]
 */
export function refusals(setup: EventSetup, to: EventState, now: InstantMs): Obstacle[] {
  if (!stepBetween(setup.state, to)) return [obstacle("no_such_step", "publish")];
  const today = dayInZone(setup.timeZone, now);
  switch (to) {
    case "published":
      return unready(setup);
    case "open":
      return [...unready(setup), ...when(setup.endsOn < today, "days_over", "details"), ...pricesOver(setup, now)];
    case "live":
      // a finished race that is opened again has begun already
      if (setup.state === "finished") return [];
      return [
        ...unready(setup),
        ...when(setup.entries === 0, "no_entries", "entries"),
        ...when(today < setup.startsOn, "too_early", "details"),
      ];
    case "finished":
      return when(now < firstGunOf(setup), "not_started", "categories");
    case "draft":
      return when(setup.entries > 0, "has_entries", "entries");
    case "closed":
      return when(setup.state === "live" && setup.reads > 0, "has_reads", "publish");
    case "cancelled":
      return [];
  }
}

/**
 * Finds what is missing in an event's own details before the public may see it.
 *
 * @example
 * detailObstacles({ ...details, province: "" }); // [{ code: "province_missing", tab: "details", subject: "" }]
 */
export function detailObstacles({ name, venue, province }: EventDetails): Obstacle[] {
  return [
    ...when(isBlank(name.th), "name_th_missing", "details"),
    ...when(isBlank(venue.th) && isBlank(venue.en), "venue_missing", "details"),
    ...when(isBlank(province), "province_missing", "details"),
  ];
}

function unready(setup: EventSetup): Obstacle[] {
  const hasStart = startsCourse(setup.checkpointKinds);
  const hasFinish = endsCourse(setup.checkpointKinds);
  return [
    ...detailObstacles(setup),
    ...when(!hasStart, "no_start_checkpoint", "checkpoints"),
    ...when(!hasFinish, "no_finish_checkpoint", "checkpoints"),
    ...when(setup.categories.length === 0, "no_category", "categories"),
    ...setup.categories.flatMap((category) => [
      // while the event has no such checkpoint, no category can have one: report it once, for the event
      ...when(hasStart && !beginsCourse(category), "category_without_start", "categories", category.code),
      ...when(hasFinish && !courseEnds(category.course).ends, "category_without_finish", "categories", category.code),
      ...when(category.priceEnds.length === 0, "category_without_fee", "categories", category.code),
      ...when(isOffDays(setup, category), "gun_off_days", "categories", category.code),
    ]),
  ];
}

/** A lap line counts as both: a passing ends one lap and begins the next. */
function startsCourse(kinds: readonly CheckpointKind[]): boolean {
  return kinds.includes("start") || kinds.includes("lap");
}

function endsCourse(kinds: readonly CheckpointKind[]): boolean {
  return kinds.includes("finish") || kinds.includes("lap");
}

/** A course of laps alone begins where its lap line is. */
function beginsCourse({ course }: CategorySetup): boolean {
  return courseEnds(course).begins || course.some(({ kind }) => kind === "lap");
}

function isOffDays({ timeZone, startsOn, endsOn }: EventDetails, { gunAt }: CategorySetup): boolean {
  const day = dayInZone(timeZone, gunAt);
  return day < startsOn || day > endsOn;
}

function pricesOver({ categories }: EventSetup, now: InstantMs): Obstacle[] {
  return categories.flatMap(({ code, priceEnds }) =>
    when(priceEnds.length > 0 && priceEnds.every((end) => end !== null && end <= now), "fees_over", "categories", code),
  );
}

function firstGunOf({ categories }: EventSetup): InstantMs {
  return categories.reduce((first, { gunAt }) => Math.min(first, gunAt), Infinity);
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

function when(isSo: boolean, code: ObstacleCode, tab: SetupTab, subject = ""): Obstacle[] {
  return isSo ? [{ code, tab, subject }] : [];
}

function obstacle(code: ObstacleCode, tab: SetupTab): Obstacle {
  return { code, tab, subject: "" };
}

import { planCourse } from "../timing/course-plan.ts";
import { ownOfPoints, passedPoints } from "./course-distances.ts";
import { isReversed } from "./course-order.ts";
import type { JsonReader } from "./json-reader.ts";
import { lapsEndLacks } from "./race-flag.ts";
import { readLocalName, type LocalName } from "./local-name.ts";
import type { RankingClocks } from "../results/ranking-clocks.ts";
import type { Category, Checkpoint } from "./race.ts";
import { readAgeGroups, readRegrouped } from "./read-age-groups.ts";
import { handicapLacks } from "./handicap.ts";
import { readHandicap } from "./read-handicap.ts";
import { readNamedRankings } from "./read-named-rankings.ts";
import { endsEarly, legsOutOfOrder } from "./relay-order.ts";
import {
  readMustPass,
  readNeutral,
  readRelayLegs,
  readStages,
  readTeamRule,
  readWaveGuns,
  refuseUnknownCodes,
} from "./read-course-parts.ts";

export type NamedCategory = Category & { readonly name: LocalName };

/** How many of each gender leave the age groups when `winnersLeaveAgeGroups` is `true`: the podium. */
const PODIUM = 3;

type Checkpoints = ReadonlyMap<string, Checkpoint>;

/**
 * Reads one object of `categories`. A stage race without a course gets the course of its stages. Without a gun it
 * begins at the gun of its first stage.
 */
export function readCategory(reader: JsonReader, known: Checkpoints): NamedCategory {
  const code = reader.text("code");
  const stages = readStages(reader, known);
  const ownCourse = reader.texts("checkpoints");
  const course = ownCourse.length > 0 ? ownCourse : stages.flatMap((stage) => stage.checkpoints);
  refuseUnknownCodes(reader, "checkpoints", ownCourse, known);

  const gunAt = reader.instant("gunAt") ?? stages[0]?.gunAt ?? null;
  if (gunAt === null && !reader.has("gunAt")) reader.refuse("gunAt", "missing");
  const winners = reader.flagOrNumber("winnersLeaveAgeGroups", { min: 0, max: 1_000, integer: true });
  const distancesM = ownOfPoints(course, reader.numbersOrNull("distancesM", { min: 0 }));
  const cutoffsAt = ownOfPoints(course, reader.instantsOrNull("cutoffsAt"));
  const cutoffsAfterMs = ownOfPoints(course, reader.numbersOrNull("cutoffsAfterMs", { min: 1 }));
  const mustPass = readMustPass(reader, course);
  const neutral = readNeutral(reader, course);
  const waveGuns = readWaveGuns(reader);
  const relayLegs = readRelayLegs(reader, course);
  const team = readTeamRule(reader);
  const rankings = readNamedRankings(reader);
  const handicap = readHandicap(reader);
  const regrouped = readRegrouped(reader);

  const category: NamedCategory = {
    code,
    name: readLocalName(reader, code),
    gender: reader.choice("gender", ["any", "M", "F"], "any"),
    gunAt: gunAt ?? 0,
    ...readClocks(reader),
    ageOn: reader.choice("ageOn", ["eventDay", "dec31", "birthYear", "given"], "eventDay"),
    ageGroups: readAgeGroups(reader),
    ...(regrouped && { regrouped }),
    winnersLeaveAgeGroups: winners === true ? PODIUM : winners === false ? 0 : winners,
    rounding: reader.choice("rounding", ["up", "down", "half", "none"], "none"),
    checkpoints: course,
    ...(waveGuns && { waveGuns }),
    ...(distancesM.length > 0 && { distancesM }),
    ...(cutoffsAt.length > 0 && { cutoffsAt }),
    ...(cutoffsAfterMs.length > 0 && { cutoffsAfterMs }),
    ...(mustPass && { mustPass }),
    ...(neutral.length > 0 && { neutral }),
    ...readLimits(reader),
    ...(stages.length > 0 ? { stages } : {}),
    ...(relayLegs.length > 0 ? { relayLegs } : {}),
    ...(team ? { team } : {}),
    ...(rankings.length > 0 && { rankings }),
    ...(handicap && { handicap }),
  };
  refuseEndlessCourse(reader, category, known);
  refuseImpossibleCourse(reader, category, known);
  return category;
}

const clocks = ["gun", "chip"] as const;

/** `rankBy` is the clock of every ranking that does not name one of its own. */
function readClocks(reader: JsonReader): Pick<RankingClocks, "rankBy" | "rankGenderBy" | "rankAgeGroupsBy"> {
  const rankBy = reader.choice("rankBy", clocks, "gun");
  const rankGenderBy = reader.choice("rankGenderBy", clocks, rankBy);
  const rankAgeGroupsBy = reader.choice("rankAgeGroupsBy", clocks, rankBy);
  return {
    rankBy,
    ...(rankGenderBy !== rankBy && { rankGenderBy }),
    ...(rankAgeGroupsBy !== rankBy && { rankAgeGroupsBy }),
  };
}

/** A rank key holds numbers up to these exactly. */
const MOST_LAPS = 9_999;
const DAY_MS = 24 * 60 * 60 * 1_000;
const LONGEST_RACE_MS = 1_000 * DAY_MS;

function readLimits(reader: JsonReader) {
  const laps = reader.optionalNumber("laps", { min: 1, max: MOST_LAPS, integer: true });
  const timeLimitMs = reader.optionalNumber("timeLimitMs", { min: 1, max: LONGEST_RACE_MS, integer: true });
  const repeatWindowMs = reader.optionalNumber("repeatWindowMs", { min: 0, max: LONGEST_RACE_MS, integer: true });
  const maxSpeedMps = reader.optionalNumber("maxSpeedMps", { min: 0.1 });
  const lapsEnd = reader.has("lapsEnd") ? reader.choice("lapsEnd", ["leader", "clock", "last"], "leader") : null;
  const lapEveryMs = reader.optionalNumber("lapEveryMs", { min: 60_000, max: DAY_MS, integer: true });
  const placesByLaps = reader.flag("placesByLaps", false);
  const firstLapM = reader.optionalNumber("firstLapM", { min: 1 });
  const lapNeedsEveryCheckpoint = reader.flag("lapNeedsEveryCheckpoint", false);
  return {
    ...(laps === null ? {} : { laps }),
    ...(timeLimitMs === null ? {} : { timeLimitMs }),
    ...(lapsEnd === null ? {} : { lapsEnd }),
    ...(lapEveryMs === null ? {} : { lapEveryMs }),
    ...(placesByLaps && lapsEnd === "last" ? { placesByLaps } : {}),
    ...(firstLapM === null ? {} : { firstLapM }),
    ...(repeatWindowMs === null ? {} : { repeatWindowMs }),
    ...(maxSpeedMps === null ? {} : { maxSpeedMps }),
    ...(lapNeedsEveryCheckpoint ? { lapNeedsEveryCheckpoint } : {}),
  };
}

/** Refuses a course that nobody can finish: one without finish, lap line and stages. */
function refuseEndlessCourse(reader: JsonReader, category: Category, known: Checkpoints): void {
  const plan = planCourse(category, known);
  if (plan.points.length === 0) reader.refuse("checkpoints", reader.has("checkpoints") ? "empty_list" : "missing");
  else if (plan.finish < 0 && plan.lap === null && plan.stages.length === 0) {
    reader.refuse("checkpoints", "no_finish_on_course");
  }
  if (category.mustPass && plan.lap !== null) reader.refuse("mustPass", "must_pass_on_laps");
  if (category.neutral && (plan.lap !== null || plan.stages.length > 0)) {
    reader.refuse("neutral", "neutral_not_on_course");
  }
  if (category.lapsEnd && plan.lap === null) reader.refuse("lapsEnd", "laps_without_lap_line");
  if (category.firstLapM && plan.lap === null) reader.refuse("firstLapM", "laps_without_lap_line");
  for (const lack of lapsEndLacks(category)) reader.refuse("lapsEnd", lack);
  const countsLaps = plan.lap !== null && category.laps === undefined;
  for (const lack of handicapLacks(category, countsLaps)) reader.refuse("handicap", lack);
  plan.stages.forEach((stage, index) => {
    if (stage.first < 0) reader.refuse(`stages[${index}].checkpoints`, "not_on_course", stage.code);
  });
}

/** Refuses a course by which every result would be wrong. */
function refuseImpossibleCourse(reader: JsonReader, category: Category, known: Checkpoints): void {
  const { checkpoints: course, relayLegs = [] } = category;
  const lastGunAt = Math.max(category.gunAt, ...Object.values(category.waveGuns ?? {}));
  if (isReversed(category, known)) reader.refuse("checkpoints", "course_backwards", course.join(", "));
  passedPoints(category, known).forEach((point, index) => {
    if ((point?.cutoffAt ?? Infinity) <= lastGunAt) reader.refuse(`checkpoints[${index}]`, "before_gun", course[index]);
  });
  relayLegs.forEach(({ massStartAt }, index) => {
    if (massStartAt === undefined) return;
    const path = `relayLegs[${index}].massStartAt`;
    if (index === 0 || !planCourse(category, known).isSimple) reader.refuse(path, "mass_start_not_possible");
    if (massStartAt <= lastGunAt) reader.refuse(path, "before_gun");
  });
  const late = legsOutOfOrder(relayLegs, course).filter((index) => course.includes(relayLegs[index]?.to ?? ""));
  for (const index of late) reader.refuse(`relayLegs[${index}].to`, "relay_leg_out_of_order", relayLegs[index]?.to);
  const last = relayLegs.at(-1);
  if (last && late.length === 0 && course.includes(last.to) && endsEarly(relayLegs, course)) {
    reader.refuse(`relayLegs[${relayLegs.length - 1}].to`, "relay_ends_early", last.to);
  }
}

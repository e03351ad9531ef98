import type { InstantMs } from "@time-event/domain/time/instant";
import type { EntryRow } from "../../src/features/race-folder/race-folder.types.ts";
import { buildField, type Contender, type FieldPlan } from "../field.ts";
import { arrivals, fadeOf, hurryToLimit, type Gait } from "../journey.ts";
import { atClock, HOUR_MS, MINUTE_MS, type Day } from "../local-days.ts";
import type { Random } from "@time-event/domain/rehearsal/random";
import type { TrailCourse } from "./trail-courses.ts";
import { trailFields } from "./trail-fields.ts";

/** One player's race as it really went, while it is being made. */
export interface Player {
  entry: EntryRow;
  readonly course: TrailCourse;
  /** Over the start line; null: did not come. */
  readonly startAt: InstantMs | null;
  /** At each point of the course; null from where the race ended. */
  times: (InstantMs | null)[];
}

const NO_SHOWS = 0.055;
/** Who is so late that the marshals have gone is in no list of theirs. */
const MARSHALS_STAY_MS = 80 * MINUTE_MS;

/** Everybody who entered one course, and how they fared. */
export function runCourse(random: Random, course: TrailCourse, saturday: Day): Player[] {
  const { bestHours, womenShare, ages, quits, ...field } = trailFields[course.category]!;
  const nearProvinces = ["น่าน", "น่าน", "แพร่", "พะเยา", "เชียงราย", "เชียงใหม่", "ลำปาง"];
  const crowd = { raceDay: saturday, womenShare, ages, foreignShare: 0.11, nearProvinces };
  const plan: FieldPlan = { ...field, category: course.category, chipPrefix: "SMP", crowd };
  return buildField(random, plan).map((contender) => run(random, contender, { course, saturday, bestHours, quits }));
}

interface Conditions {
  readonly course: TrailCourse;
  readonly saturday: Day;
  readonly bestHours: number;
  readonly quits: number;
}

function run(random: Random, { entry, ability }: Contender, conditions: Conditions): Player {
  const { course, saturday, bestHours } = conditions;
  const gunAt = atClock(saturday, course.gun);
  if (random.chance(NO_SHOWS)) {
    // some tell the desk that they will not come
    const told = random.chance(0.4) ? { ...entry, status: "dns" as const } : entry;
    return { entry: told, course, startAt: null, times: course.points.map(() => null) };
  }
  const startAt = gunAt + Math.round(800 + (ability - 1) * 45_000 * random.between(0.5, 1.3));
  const legs = legsOf(course);
  const gait: Gait = {
    startAt,
    plannedMs: bestHours * HOUR_MS * ability,
    fade: fadeOf(ability),
    slowAtNight: true,
    walls: 0.06,
  };
  const times = hurryToLimit(random, arrivals(random, legs, gait), startAt, gunAt + course.limitHours * HOUR_MS);
  return endRace(random, { entry, course, startAt, times }, ability, conditions);
}

function legsOf({ points }: TrailCourse) {
  return points.map(({ km, climbM }, index) => ({ effortKm: km - (points[index - 1]?.km ?? 0) + climbM / 100 }));
}

/** Where the race ends before the finish: legs give out, or a cut-off was missed. */
function endRace(random: Random, player: Player, ability: number, { course, saturday, quits }: Conditions): Player {
  const cutoffs = course.points.map(({ place: { cutoff } }) =>
    cutoff === undefined ? Infinity : atClock(saturday, cutoff),
  );
  const limitAt = atClock(saturday, course.gun) + course.limitHours * HOUR_MS;
  cutoffs[cutoffs.length - 1] = limitAt;
  const late = player.times.findIndex((at, index) => at !== null && at > cutoffs[index]!);
  const quitAfter = random.chance(quits * (0.4 + 0.6 * ability ** 0.7)) ? pickQuit(random, course) : Infinity;
  if (quitAfter < (late < 0 ? Infinity : late)) {
    const reported = random.chance(0.5) ? { ...player.entry, status: "dnf" as const } : player.entry;
    return { ...player, entry: reported, times: cutAfter(player.times, quitAfter) };
  }
  if (late < 0) return player;
  const stillSeen = player.times[late]! - cutoffs[late]! < MARSHALS_STAY_MS;
  return { ...player, times: cutAfter(player.times, stillSeen ? late : late - 1) };
}

/** People give up at aid stations, more of them in the second half. */
function pickQuit(random: Random, { points }: TrailCourse): number {
  return Math.floor((points.length - 1) * random.next() ** 0.65) - (points.length < 4 ? 1 : 0);
}

function cutAfter(times: readonly (InstantMs | null)[], last: number): (InstantMs | null)[] {
  return times.map((at, index) => (index <= last ? at : null));
}

import type { InstantMs } from "@time-event/domain/time/instant";
import type { PassingRow, PenaltyRow } from "../../src/features/race-folder/race-folder.types.ts";
import type { DemoRace } from "../demo-race.ts";
import type { Contender } from "../field.ts";
import { arrivals, fadeOf } from "../journey.ts";
import { dayAt, HOUR_MS, MINUTE_MS } from "../local-days.ts";
import { inOrderOfTime, readsAt } from "../mat-reads.ts";
import { createRandom, type Random } from "@time-event/domain/rehearsal/random";
import { runLaps, type LapPlayer, type MatPassage } from "./lap-running.ts";
import { liveCategories, type LiveCategoryPlan } from "./live-categories.ts";
import { miniCourse } from "./live-courses.ts";
import { gunOf, liveDefinition } from "./live-definition.ts";
import { liveField, waveOf } from "./live-field.ts";

const NO_SHOWS = 0.05;

/** The whole race with this gun, to its end: the same gun always makes the same race. */
export function liveRace(gunAt: InstantMs): DemoRace {
  const fields = liveCategories.map((plan) => {
    const contenders = liveField(createRandom(`live:${plan.code}`), plan, dayAt(gunAt));
    // a seed for each: how long one rests at night changes nobody else's race
    const passings = contenders.flatMap((contender) =>
      readsOf(
        createRandom(`live:${contender.entry.bib}`),
        plan,
        contender,
        gunOf(plan.waves ? waveOf(plan.waves, contender) : plan, gunAt),
      ),
    );
    return { contenders, passings };
  });
  return {
    race: liveDefinition(gunAt),
    entries: fields.flatMap(({ contenders }) => contenders.map(({ entry }) => entry)),
    passings: inOrderOfTime(fields.flatMap(({ passings }) => passings)),
    penalties: lapsTakenAway(),
  };
}

function readsOf(
  random: Random,
  plan: LiveCategoryPlan,
  { entry, ability }: Contender,
  gunAt: InstantMs,
): PassingRow[] {
  if (random.chance(NO_SHOWS)) return [];
  const startAt = gunAt + Math.round(700 + (ability - 1) * 50_000 * random.between(0.4, 1.4));
  const passages =
    plan.code === "10K"
      ? runMini(random, plan, ability, startAt)
      : [{ checkpoint: "START", at: startAt }, ...runLaps(random, lapPlayer(random, plan, ability, startAt, gunAt))];
  return passages.flatMap(({ checkpoint, at }) => {
    const isEnd = checkpoint === "LAP" || checkpoint === "MINI-FIN";
    const station = {
      checkpoint,
      device: `mat-${checkpoint.toLowerCase()}`,
      by: "mat",
      misses: isEnd ? 0 : 0.012,
    } as const;
    return readsAt(random, station, entry, at);
  });
}

function runMini(random: Random, { bestPaceMin }: LiveCategoryPlan, ability: number, startAt: InstantMs): MatPassage[] {
  const plannedMs = 10.5 * bestPaceMin * MINUTE_MS * ability;
  const gait = { startAt, plannedMs, fade: fadeOf(ability), slowAtNight: false, walls: 0.03 };
  const times = arrivals(random, [{ effortKm: 5.2 }, { effortKm: 5.3 }], gait);
  return [startAt, ...times].map((at, index) => ({ checkpoint: miniCourse[index]!, at }));
}

function lapPlayer(
  random: Random,
  { code, laps, limitHours, bestPaceMin }: LiveCategoryPlan,
  ability: number,
  startAt: InstantMs,
  gunAt: InstantMs,
): LapPlayer {
  const byTheClock = laps === undefined;
  const isTeam = code === "24H-TEAM";
  const quits = random.chance(byTheClock ? 0.12 : 0.035);
  return {
    startAt,
    paceMinPerKm: bestPaceMin * ability,
    laps: laps ?? null,
    // who is slow on a fixed distance is let in a little after the limit
    endAt: gunAt + limitHours * HOUR_MS + (byTheClock ? 0 : 30 * MINUTE_MS),
    doublesAfterHours: isTeam ? 150 : byTheClock ? 42 : 26 / ability,
    rests: byTheClock && !isTeam ? { chance: 0.05 + 0.12 * (ability - 1), minutes: 7 } : { chance: 0, minutes: 0 },
    sleeps: code === "24H" && random.chance(0.75 * (ability - 0.85)),
    quitsAfterLaps: quits ? random.whole(3, laps === undefined ? 30 : laps - 1) : Infinity,
    members: isTeam ? Array.from({ length: 4 }, () => random.between(0.9, 1.16)) : [1],
  };
}

function lapsTakenAway(): PenaltyRow[] {
  const row = (bib: string, rule: string, laps: number | null, timeMs: number | null, reason: string): PenaltyRow => ({
    bib,
    rule,
    laps,
    timeMs,
    reason,
    disqualify: false,
  });
  return [
    row("2406", "shortcut", 1, null, "ลัดผ่านลานจอดรถ รอบที่ 4 ไม่นับ · Cut through the car park: lap 4 does not count"),
    row("425", "outside-assistance", null, 2 * MINUTE_MS, "มีคนปั่นจักรยานตามส่งน้ำ · Handed water from a bicycle"),
  ];
}

import type { InstantMs } from "@time-event/domain/time/instant";
import { hourAt } from "./local-days.ts";
import type { Random } from "@time-event/domain/rehearsal/random";

/** From one checkpoint to the next. */
export interface Leg {
  /** Kilometres, and one more for every 100 m of climb: what the legs feel. */
  readonly effortKm: number;
}

/** How somebody goes along a course. */
export interface Gait {
  readonly startAt: InstantMs;
  /** Time for the whole course on a good day, in daylight, without a crisis. */
  readonly plannedMs: number;
  /** How much slower the end is than the beginning: 0.1 is a tenth. */
  readonly fade: number;
  /** Whether the dark slows one down. */
  readonly slowAtNight: boolean;
  /** Share of players that hit the wall somewhere in the second half. */
  readonly walls: number;
}

const NIGHT_FACTOR = 1.07;

/** When each leg ends. Splits hang together: a good day is good throughout, a crisis lasts. */
export function arrivals(random: Random, legs: readonly Leg[], gait: Gait): InstantMs[] {
  const totalKm = legs.reduce((sum, { effortKm }) => sum + effortKm, 0);
  const paceMs = (gait.plannedMs / totalKm) * (1 + Math.abs(random.normal()) * 0.012);
  const wallAt = random.chance(gait.walls) ? random.between(0.5, 0.85) : Infinity;
  const wallFactor = random.between(1.15, 1.5);

  let at = gait.startAt;
  let doneKm = 0;
  return legs.map(({ effortKm }) => {
    const share = (doneKm + effortKm / 2) / totalKm;
    const fatigue = 1 + gait.fade * (share - 0.5);
    const crisis = share > wallAt ? wallFactor : 1;
    const night = gait.slowAtNight && isNight(at) ? NIGHT_FACTOR : 1;
    at += effortKm * paceMs * fatigue * crisis * night * (1 + random.normal() * 0.025);
    doneKm += effortKm;
    return Math.round(at);
  });
}

/** The weaker pace themselves worse. */
export function fadeOf(ability: number): number {
  return 0.04 + Math.min(0.32, (ability - 1) * 0.28);
}

/**
 * Who would come in around the limit looks at the watch: most make it with minutes to spare, so that finishers crowd
 * before a limit and few come after it.
 */
export function hurryToLimit(random: Random, times: readonly InstantMs[], startAt: InstantMs, limitAt: InstantMs) {
  const finishAt = times.at(-1)!;
  const overrun = (finishAt - startAt) / (limitAt - startAt);
  if (overrun < 0.97 || overrun > 1.045 || !random.chance(0.75)) return [...times];
  const target = limitAt - Math.round(random.exponential(0.012) * (limitAt - startAt)) - 5_000;
  const factor = (target - startAt) / (finishAt - startAt);
  return times.map((at) => Math.round(startAt + (at - startAt) * factor));
}

function isNight(at: InstantMs): boolean {
  const hour = hourAt(at);
  return hour < 5.75 || hour > 18.5;
}

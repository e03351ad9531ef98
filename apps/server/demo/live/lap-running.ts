import type { InstantMs } from "@time-event/domain/time/instant";
import { HOUR_MS, hourAt, MINUTE_MS } from "../local-days.ts";
import type { Random } from "@time-event/domain/rehearsal/random";
import { LAP_M, matsOfLap } from "./live-courses.ts";

/** Somebody at a mat of the loop. */
export interface MatPassage {
  readonly checkpoint: string;
  readonly at: InstantMs;
}

export interface LapPlayer {
  readonly startAt: InstantMs;
  readonly paceMinPerKm: number;
  /** Laps to do; null: as many as there is time for. */
  readonly laps: number | null;
  readonly endAt: InstantMs;
  /** Hours after which the pace has doubled. */
  readonly doublesAfterHours: number;
  /** How likely a rest after a lap is, and how long it is on average. */
  readonly rests: { readonly chance: number; readonly minutes: number };
  /** Lies down for a while in the dark. */
  readonly sleeps: boolean;
  /** Stops for good after so many laps. */
  readonly quitsAfterLaps: number;
  /** Players who take turns lap by lap, as factors of the pace; one for a solo player. */
  readonly members: readonly number[];
}

/** Lap after lap until the laps are done, the time is up or the legs are. */
export function runLaps(random: Random, player: LapPlayer): MatPassage[] {
  const passages: MatPassage[] = [];
  let at = player.startAt;
  let sleepLeft = player.sleeps;
  const laps = Math.min(player.laps ?? Infinity, player.quitsAfterLaps);
  for (let lap = 0; lap < laps; lap++) {
    const lapMs = nextLapMs(random, player, lap, at);
    // nobody sets out on a lap that cannot count, but some misjudge it
    if (at + lapMs > player.endAt && !(at < player.endAt && random.chance(0.25))) return passages;
    let matAt = at;
    let done = 0;
    for (const { code, share } of matsOfLap) {
      matAt += lapMs * (share - done) * (1 + random.normal() * 0.015);
      done = share;
      passages.push({ checkpoint: code, at: Math.round(matAt) });
    }
    at = matAt;
    if (at > player.endAt) return passages;
    if (sleepLeft && isSmallHours(at) && random.chance(0.3)) {
      at += random.between(0.7, 3.5) * HOUR_MS;
      sleepLeft = false;
    } else if (random.chance(player.rests.chance)) {
      at += MINUTE_MS + Math.min(40, random.exponential(player.rests.minutes)) * MINUTE_MS;
    }
  }
  return passages;
}

function nextLapMs(
  random: Random,
  { paceMinPerKm, doublesAfterHours, members, startAt }: LapPlayer,
  lap: number,
  at: InstantMs,
) {
  const tired = 1 + (at - startAt) / HOUR_MS / doublesAfterHours;
  const heat = hourAt(at) > 11 && hourAt(at) < 15.5 ? 1.05 : 1;
  const member = members[lap % members.length]!;
  return (LAP_M / 1000) * paceMinPerKm * MINUTE_MS * tired * heat * member * (1 + random.normal() * 0.025);
}

function isSmallHours(at: InstantMs): boolean {
  const hour = hourAt(at);
  return hour < 5 || hour > 23;
}

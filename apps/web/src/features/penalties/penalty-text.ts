import type { PenaltyEffect } from "@time-event/contract/penalty-rules";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import type { penaltiesMessages } from "./penalties.messages.ts";

/** A penalty in a few characters. @example penaltyText({ kind: "time", timeMs: 300_000 }, m) // "+5:00" */
export function penaltyText(effect: PenaltyEffect, m: (typeof penaltiesMessages)["th"]): string {
  if (effect.kind === "time") return m.time(formatRaceTime(effect.timeMs, "half"));
  if (effect.kind === "places") return m.places(effect.placesLost);
  return effect.kind === "laps" ? m.laps(effect.laps) : m[effect.kind];
}

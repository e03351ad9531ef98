import type { PenaltyEffect } from "@time-event/contract/penalty-rules";

/** A penalty as the call that tries it out takes it. */
export function triedEffect(effect: PenaltyEffect) {
  if (effect.kind === "time") return { timeMs: effect.timeMs };
  if (effect.kind === "laps") return { laps: effect.laps };
  if (effect.kind === "places") return { places: effect.placesLost };
  return effect.kind === "disqualify" ? { disqualify: "yes" as const } : {};
}

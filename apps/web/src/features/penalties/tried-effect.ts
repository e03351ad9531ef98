import type { PenaltyEffect } from "@time-event/contract/penalty-rules";

/** A penalty as the call that tries it out takes it. @param stage its code; "": of none */
export function triedEffect(effect: PenaltyEffect, stage: string) {
  if (isOfTime(effect)) {
    return { timeMs: effect.kind === "bonus" ? -effect.timeMs : effect.timeMs, ...(stage && { stage }) };
  }
  if (effect.kind === "laps") return { laps: effect.laps };
  if (effect.kind === "places") return { places: effect.placesLost };
  return effect.kind === "disqualify" ? { disqualify: "yes" as const } : {};
}

/** Only time can be of one stage. */
export function isOfTime(effect: PenaltyEffect): effect is Extract<PenaltyEffect, { kind: "time" | "bonus" }> {
  return effect.kind === "time" || effect.kind === "bonus";
}

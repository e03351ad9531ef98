import type { PenaltyCaseRow } from "@time-event/contract/docket";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import type { penaltiesMessages } from "./penalties.messages.ts";
import { isOfTime } from "./tried-effect.ts";

type Shown = Pick<PenaltyCaseRow, "effect" | "stage">;

/** A penalty in a few characters. @example penaltyText({ effect: { kind: "time", timeMs: 300_000 }, stage: "SS2" }, m) // "SS2 +5:00" */
export function penaltyText({ effect, stage }: Shown, m: (typeof penaltiesMessages)["th"]): string {
  if (isOfTime(effect)) {
    const time = formatRaceTime(effect.timeMs, "half");
    return [stage, effect.kind === "bonus" ? m.bonus(time) : m.time(time)].filter(Boolean).join(" ");
  }
  if (effect.kind === "places") return m.places(effect.placesLost);
  return effect.kind === "laps" ? m.laps(effect.laps) : m[effect.kind];
}

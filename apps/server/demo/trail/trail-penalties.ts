import type { PenaltyRow } from "../../src/features/race-folder/race-folder.types.ts";
import { MINUTE_MS } from "../local-days.ts";
import type { Runner } from "./trail-runners.ts";

export function kit(runner: Runner, minutes: number, th: string, en: string): PenaltyRow {
  return penalty(runner, "mandatory-kit", minutes, `อุปกรณ์บังคับ: ${th}`, `Mandatory kit: ${en}`);
}

export function penalty({ entrant }: Runner, rule: string, minutes: number, th: string, en: string): PenaltyRow {
  return {
    bib: entrant.bib,
    rule,
    timeMs: minutes * MINUTE_MS,
    laps: null,
    disqualify: false,
    reason: `${th} · ${en}`,
  };
}

export function disqualification({ entrant }: Runner, rule: string, th: string, en: string): PenaltyRow {
  return { bib: entrant.bib, rule, timeMs: null, laps: null, disqualify: true, reason: `${th} · ${en}` };
}

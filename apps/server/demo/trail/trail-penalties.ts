import type { PenaltyRow } from "../../src/features/race-folder/race-folder.types.ts";
import { MINUTE_MS } from "../local-days.ts";
import type { Player } from "./trail-players.ts";

export function kit(player: Player, minutes: number, th: string, en: string): PenaltyRow {
  return penalty(player, "mandatory-kit", minutes, `อุปกรณ์บังคับ: ${th}`, `Mandatory kit: ${en}`);
}

export function penalty({ entry }: Player, rule: string, minutes: number, th: string, en: string): PenaltyRow {
  return {
    bib: entry.bib,
    rule,
    timeMs: minutes * MINUTE_MS,
    laps: null,
    disqualify: false,
    reason: `${th} · ${en}`,
  };
}

export function disqualification({ entry }: Player, rule: string, th: string, en: string): PenaltyRow {
  return { bib: entry.bib, rule, timeMs: null, laps: null, disqualify: true, reason: `${th} · ${en}` };
}

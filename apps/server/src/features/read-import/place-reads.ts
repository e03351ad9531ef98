import type { ReadFate } from "@time-event/contract/read-import";
import { placeReads } from "@time-event/domain/readers/place-read";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instantInZone } from "@time-event/domain/time/local-time";
import { mapInTurns } from "../../lib/in-turns.ts";
import type { RacePlace } from "./race-place.queries.ts";
import { isLineProblem } from "./read-file.ts";
import type { FileRead } from "./reader-lines.ts";

const HOUR_MS = 3_600_000;
/** Start mats are switched on before the gun. */
const beforeGunMs = 3 * HOUR_MS;

/** What staff say of a file. */
export interface Said {
  readonly points?: readonly { readonly point: string; readonly checkpoint: string | null }[] | undefined;
  readonly clock: "local" | "utc";
  readonly day?: string | undefined;
}

/** A read with its instant and its checkpoint. `fate` null: it may be stored. */
export interface PlacedRead {
  readonly line: number;
  readonly fate: ReadFate | null;
  readonly bib: string | null;
  readonly chip: string | null;
  readonly at: InstantMs | null;
  readonly point: string;
  readonly checkpoint: string | null;
}

/** Where a place of a file is: what staff say, else the checkpoint that has this code. */
export function checkpointOf({ checkpoints }: RacePlace, { points = [] }: Said) {
  const said = new Map(points.map(({ point, checkpoint }) => [point, checkpoint]));
  const codes = new Map(checkpoints.map(({ code }) => [code.toUpperCase(), code]));
  return (point: string): { readonly checkpoint: string | null; readonly leftOut: boolean } => {
    const chosen = said.get(point);
    if (chosen !== undefined) return { checkpoint: chosen, leftOut: chosen === null };
    return { checkpoint: codes.get(point.toUpperCase()) ?? null, leftOut: false };
  };
}

/** Gives every read its instant and its checkpoint. */
export function placeFile(reads: readonly FileRead[], race: RacePlace, said: Said): Promise<PlacedRead[]> {
  const timeZone = said.clock === "utc" ? "UTC" : race.timeZone;
  const instantOf = placeReads({ timeZone, earliestAt: earliestOf(race, said) });
  const place = checkpointOf(race, said);
  return mapInTurns(reads, ({ line, read, isBib }): PlacedRead => {
    if (isLineProblem(read)) return { line, fate: read, bib: null, chip: null, at: null, point: "", checkpoint: null };
    const { checkpoint, leftOut } = place(read.point);
    const at = instantOf(read.time);
    const who = { bib: isBib ? read.chip : null, chip: isBib ? null : read.chip };
    const fate = at === null ? "no_date" : leftOut ? "left_out" : checkpoint === null ? "unmapped" : null;
    return { line, fate, ...who, at, point: read.point, checkpoint };
  });
}

/** @returns when the first read of a file without days can have been */
function earliestOf({ timeZone, startsOn, firstGunAt }: RacePlace, { day }: Said): InstantMs {
  if (day === undefined && firstGunAt !== null) return firstGunAt - beforeGunMs;
  return instantInZone(timeZone, day ?? startsOn, "00:00") ?? 0;
}

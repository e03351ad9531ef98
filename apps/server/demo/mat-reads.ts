import type { InstantMs } from "@time-event/domain/time/instant";
import type { EntryRow, PassingRow } from "../src/features/race-folder/race-folder.types.ts";
import type { Random } from "@time-event/domain/rehearsal/random";

/** How a place records passings: a chip mat reads often, a marshal with a phone writes down bibs. */
export interface Station {
  readonly checkpoint: string;
  readonly by: "mat" | "marshal";
  readonly device: string;
  /** Share of passings that it does not see. */
  readonly misses: number;
}

type Wearer = Pick<EntryRow, "bib" | "chip">;

/** Turns a passage into the reads that the station makes of it: none, one, or a burst while the wearer is near. */
export function readsAt(random: Random, station: Station, wearer: Wearer, at: InstantMs): PassingRow[] {
  const passedAt = Math.round(at);
  if (random.chance(station.misses)) return [];
  if (station.by === "marshal") {
    // a marshal looks at the clock, then types
    return [byMarshal(station, wearer, Math.ceil(passedAt / 1000) * 1000)];
  }
  const reads = [byChip(station, wearer, passedAt)];
  if (!random.chance(0.13)) return reads;
  let again = passedAt;
  for (let more = random.whole(1, 3); more > 0; more--) {
    again += random.whole(400, 3_200);
    reads.push(byChip(station, wearer, again));
  }
  return reads;
}

export function byChip({ checkpoint, device }: Station, { bib, chip }: Wearer, at: InstantMs): PassingRow {
  const who = chip === null ? { bib, chip: null } : { bib: null, chip };
  return { checkpoint, ...who, at, source: "chip", device };
}

export function byMarshal({ checkpoint, device }: Station, { bib }: Wearer, at: InstantMs): PassingRow {
  return { checkpoint, bib, chip: null, at, source: "marshal", device };
}

/** Time first; then what keeps the order the same wherever it is sorted. */
export function inOrderOfTime(passings: readonly PassingRow[]): PassingRow[] {
  return passings.toSorted((a, b) => a.at - b.at);
}

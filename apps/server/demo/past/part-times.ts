import type { InstantMs } from "@time-event/domain/time/instant";
import type { EntryRow, PassingRow } from "../../src/features/race-folder/race-folder.types.ts";
import { MINUTE_MS } from "../local-days.ts";
import { readsAt } from "../mat-reads.ts";
import type { Random } from "@time-event/domain/rehearsal/random";

/** From one point to the next: a sport, a change of shoes, a member's leg. */
export interface Part {
  /** The point at which it ends. */
  readonly to: string;
  /** What the best one needs. */
  readonly bestMinutes: number;
  /** How differently people of one ability do it: 0.1 is a tenth, up or down. */
  readonly sway: number;
}

interface Going {
  readonly startAt: InstantMs;
  /** 1 for the best; 2 takes twice as long. */
  readonly ability: number;
  readonly parts: readonly Part[];
  /** How many parts are done before the race is given up; left out: all. */
  readonly quitsAfter?: number;
}

/** The reads of somebody who does one part after another: strong in one, weaker in the next. */
export function readsOfParts(
  random: Random,
  entry: EntryRow,
  { startAt, ability, parts, quitsAfter }: Going,
): PassingRow[] {
  let at = startAt;
  return parts.slice(0, quitsAfter).flatMap(({ to, bestMinutes, sway }, index) => {
    at += bestMinutes * MINUTE_MS * ability * (1 + Math.abs(random.normal()) * sway);
    return readsAt(random, matAt(to, index === parts.length - 1 ? 0 : 0.008), entry, at);
  });
}

export function matAt(checkpoint: string, misses: number) {
  return { checkpoint, by: "mat", device: `mat-${checkpoint.toLowerCase()}`, misses } as const;
}

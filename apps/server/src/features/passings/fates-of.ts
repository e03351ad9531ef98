import type { PassingFate } from "@time-event/contract/passings";
import { doubtOf, raceWindow, type RaceWindow, type ReadDoubt } from "@time-event/domain/time/race-window";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { RaceRules } from "../results/race-rules.queries.ts";
import type { Counting } from "./source-clocks.queries.ts";
import { type IncomingPassing, nameOfRead, type StoredPassing } from "./passings.repository.ts";

/** What reads must agree with to be of a race. */
export interface RaceFrame {
  readonly isCheckpoint: (code: string) => boolean;
  readonly window: RaceWindow;
  /** A read of a clock that is known to be wrong may be of the race all the same. */
  readonly countsAt: Counting;
}

/** A read, and why it cannot be of the race; null: it can. */
export interface CheckedPassing {
  readonly read: IncomingPassing;
  readonly doubt: "unknown_checkpoint" | ReadDoubt | null;
  /** The instant that was probably meant. */
  readonly meantAt: InstantMs | null;
}

/** Finds the reads that cannot be of the race: they are not stored. */
export function checkPassings(
  passings: readonly IncomingPassing[],
  { isCheckpoint, window, countsAt }: RaceFrame,
): CheckedPassing[] {
  return passings.map((read) => {
    if (!isCheckpoint(read.checkpoint)) return { read, doubt: "unknown_checkpoint", meantAt: null };
    const doubtful = doubtOf(countsAt(read), window);
    return { read, doubt: doubtful?.doubt ?? null, meantAt: doubtful?.meantAt ?? null };
  });
}

/** The same by the rules of an event, with the reads that can be of it. */
export function checkByRules(
  rules: RaceRules,
  countsAt: Counting,
  passings: readonly IncomingPassing[],
): { readonly checked: readonly CheckedPassing[]; readonly valid: readonly IncomingPassing[] } {
  const isCheckpoint = (code: string) => rules.checkpoints.has(code);
  const checked = checkPassings(passings, { isCheckpoint, window: raceWindow(rules), countsAt });
  return { checked, valid: checked.flatMap(({ read, doubt }) => (doubt === null ? [read] : [])) };
}

export function meantInstants(
  checked: readonly CheckedPassing[],
): { readonly index: number; readonly at: InstantMs }[] {
  return checked.flatMap(({ meantAt }, index) => (meantAt === null ? [] : [{ index, at: meantAt }]));
}

/** What became of each read, in their order. If one batch has the same read twice, the second counts as repeated. */
export function fatesOf(passings: readonly CheckedPassing[], stored: readonly StoredPassing[]): PassingFate[] {
  const isNew = new Map(stored.map((read) => [nameOfRead(read), read]));
  return passings.map(({ read, doubt }) => {
    if (doubt !== null) return doubt;
    const found = isNew.get(nameOfRead(read));
    if (!found) return "repeated";
    isNew.delete(nameOfRead(read));
    return found.entryId === null ? "stored_unknown" : "stored";
  });
}

import type { RecordFate } from "@time-event/contract/station-calls";
import { type ClockAnchor, correctTime } from "@time-event/domain/stations/clock-offset";
import { checkChain, type ChainLink } from "@time-event/domain/stations/check-chain";
import type { ChainedRecord, HashText } from "@time-event/domain/stations/record-chain";
import type { InstantMs } from "@time-event/domain/time/instant";
import { doubtOf, type RaceWindow } from "@time-event/domain/time/race-window";
import type { HeldRecord } from "./station-records.repository.ts";

/** A record of a batch, with what the rules say of it. */
export interface WeighedRecord {
  readonly record: ChainedRecord;
  readonly link: ChainLink;
  /** Its corrected time. */
  readonly happenedAtMs: InstantMs;
  /** `stored` for what the race's own data have yet to take. */
  readonly fate: Extract<RecordFate, "stored" | "undone" | "clock_not_set" | "buddhist_year" | "not_race_days">;
}

interface Known {
  readonly held: readonly HeldRecord[];
  readonly anchors: readonly ClockAnchor[];
  readonly window: RaceWindow;
  readonly hashOf: HashText;
  /** The time in the race at an instant: in a rehearsal it runs faster than the clock on the wall. */
  readonly inRace: (at: InstantMs) => InstantMs;
}

/** Weighs a batch: which records are new, when they happened, and which are no reads of the race. */
export function weighRecords(
  records: readonly ChainedRecord[],
  { held, anchors, window, hashOf, inRace }: Known,
): WeighedRecord[] {
  const links = checkChain(records, new Map(held.map((record) => [record.seq, record])), hashOf);
  const takenBack = new Set(
    [...held, ...records.filter((_, index) => links[index] === "new")].flatMap(({ undoes }) => undoes ?? []),
  );
  return records.map((record, index) => {
    const at = inRace(correctTime(record, anchors).at);
    const isUndone = record.kind === "undo" || takenBack.has(record.seq);
    const doubt = record.kind === "note" ? null : doubtOf(at, window);
    return {
      record,
      link: links[index]!,
      happenedAtMs: at,
      fate: isUndone ? "undone" : (doubt?.doubt ?? "stored"),
    };
  });
}

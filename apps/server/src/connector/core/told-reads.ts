import type { BodyOf } from "@time-event/contract/endpoint";
import type { passingPush } from "@time-event/contract/passing-push";
import { placeReads } from "@time-event/domain/readers/place-read";
import type { LineProblem, ReaderRead } from "@time-event/domain/readers/reader-line";
import { type LineFormat, readLineOf } from "@time-event/domain/readers/recognise-format";
import type { KeptLine } from "./journal.ts";

/** What is sent of a read, or why a line has none. */
export type ToldRead = Exclude<BodyOf<typeof passingPush>, readonly unknown[]> | LineProblem;

/** How a reader is set up, as far as its lines go. */
export interface ReaderPlace {
  readonly name: string;
  readonly format: LineFormat;
  /** Its clock's zone: the event's, or UTC. */
  readonly timeZone: string;
  /** Where all its reads are, or those of each place that its lines name; null: the server knows the places by these names. */
  readonly checkpoint: string | null;
  readonly points: Readonly<Record<string, string>>;
}

const HOUR_MS = 3_600_000;

/**
 * The reads of a reader's lines as `passing-push` takes them: one parser with files. A clock without a day is of the day that makes
 * it nearest to when the line came, within an hour. The device is the reader's name, with the place if the line has one, so that
 * the same read sent again is the same read.
 */
export function createTeller(place: ReaderPlace): (line: KeptLine) => readonly ToldRead[] {
  let hour = NaN;
  let instantOf: ReturnType<typeof placeReads>;
  return ({ line, receivedAt }) => {
    const received = Math.floor(receivedAt / HOUR_MS);
    if (received !== hour) {
      // it remembers the minutes of a zone, which cost more than all the rest
      hour = received;
      instantOf = placeReads({ timeZone: place.timeZone, earliestAt: (hour - 12) * HOUR_MS });
    }
    return readLineOf[place.format](line).map((read) =>
      typeof read === "string" ? read : tell(place, read, instantOf(read.time)),
    );
  };
}

function tell(place: ReaderPlace, { chip, isBib, point }: ReaderRead, timestamp: number | null): ToldRead {
  if (timestamp === null) return "no_date";
  const who = isBib ? { bib: chip } : { chipId: chip };
  const timingId = place.points[point] ?? place.checkpoint ?? point;
  return { ...who, timestamp, timingId, device: point === "" ? place.name : `${place.name} ${point}` };
}

/** Is it a line with reads, good or bad ones, and no greeting or status? */
export function hasReads(format: LineFormat, line: string): boolean {
  return readLineOf[format](line).some((read) => read !== "not_a_read");
}

import { clockInZone } from "@time-event/domain/time/local-time";
import type { Answers } from "./core/answers.ts";
import type { ReaderStatus, Status } from "./core/status.ts";
import type { Unstored, Words } from "./words.ts";

interface Shown {
  readonly status: Status;
  readonly waiting: number;
  readonly counts: ReturnType<Answers["counts"]>;
  readonly timeZoneOf: (reader: string) => string;
}

/** What the terminal shows, a line a reader and below them what goes to the server. */
export function showStatus({ status, waiting, counts, timeZoneOf }: Shown, words: Words): readonly string[] {
  const { stored = 0, stored_unknown = 0, repeated = 0, not_a_read: _, ...others } = counts;
  const unstored = Object.entries(others) as readonly (readonly [Unstored, number])[];
  const sum = unstored.reduce((all, [, count]) => all + count, 0);
  const why = unstored.map(([fate, count]) => `${count} × ${words.fates[fate]}`).join(", ");
  const { server, serverAheadMs, disk } = status;
  return [
    ...[...status.readers.values()].map((reader) => showReader(reader, timeZoneOf(reader.name), words)),
    [
      words.toSend(waiting),
      words.stored(stored + stored_unknown + repeated),
      ...(sum > 0 ? [words.notStored(sum, why)] : []),
    ].join(" · "),
    [
      server === null ? words.serverWell : server === "HTTP 401" ? words.keyRefused : words.serverAway(server),
      ...(serverAheadMs === null ? [] : [words.clock(seconds(serverAheadMs))]),
    ].join(" · "),
    ...(disk === null ? [] : [disk === "ENOSPC" ? words.diskFull : words.diskBroken(disk)]),
  ];
}

function showReader(reader: ReaderStatus, timeZone: string, words: Words): string {
  const { name, address, links, why, lines, last, lateMs } = reader;
  return [
    words.reader(name, address),
    links > 0 ? words.connected : words.waiting(why),
    words.reads(lines),
    last === null ? words.noRead : words.lastRead(last.chip, clockInZone(timeZone, last.at)),
    ...(lateMs === null ? [] : [words.late(seconds(lateMs))]),
  ].join(" · ");
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

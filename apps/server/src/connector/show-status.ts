import { clockInZone } from "@time-event/domain/time/local-time";
import type { Answers } from "./core/answers.ts";
import type { ReaderStatus, Status } from "./core/status.ts";
import type { Words } from "./words.ts";

interface Shown {
  readonly status: Status;
  readonly waiting: number;
  readonly counts: ReturnType<Answers["counts"]>;
  readonly timeZoneOf: (reader: string) => string;
}

const storedFates = new Set(["stored", "stored_unknown", "repeated"]);

/** What the terminal shows, a line a reader and below them what goes to the server. */
export function showStatus({ status, waiting, counts, timeZoneOf }: Shown, words: Words): readonly string[] {
  const fates = Object.entries(counts);
  const sumOf = (isStored: boolean) =>
    fates.reduce((sum, [fate, count]) => (storedFates.has(fate) === isStored ? sum + count : sum), 0);
  const others = fates.filter(([fate]) => !storedFates.has(fate) && fate !== "not_a_read");
  const notStored = others.reduce((sum, [, count]) => sum + count, 0);
  const { server, serverAheadMs, disk } = status;
  return [
    ...[...status.readers.values()].map((reader) => showReader(reader, timeZoneOf(reader.name), words)),
    [
      words.toSend(waiting),
      words.stored(sumOf(true)),
      ...(notStored > 0
        ? [words.notStored(notStored, others.map(([fate, count]) => `${fate} ${count}`).join(", "))]
        : []),
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

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Config, ReaderConfig } from "./config.ts";
import { createAnswers } from "./core/answers.ts";
import { openAppendFile } from "./core/append-file.ts";
import { createJournal, type KeptLine } from "./core/journal.ts";
import { takeAlone } from "./core/one-at-a-time.ts";
import { createPush } from "./core/push.ts";
import { runSender } from "./core/sender.ts";
import { createStatus, noteLine } from "./core/status.ts";
import { createTeller, hasReads } from "./core/told-reads.ts";
import { runReader } from "./link/run-reader.ts";
import { protocols } from "./protocols/protocols.ts";
import { showStatus } from "./show-status.ts";
import { words } from "./words.ts";

interface Given {
  readonly config: Config;
  /** Where the journal and the answers are kept. */
  readonly folder: string;
  /** Everything that was ever read is sent once more. */
  readonly again: boolean;
}

const retryDiskMs = 1_000;

/** Starts everything. @returns what the terminal shows now, and `ended`, which rejects when the program cannot go on */
export async function runConnector({ config, folder, again }: Given) {
  await mkdir(folder, { recursive: true });
  await takeAlone(join(folder, "in-use-by"));
  const status = createStatus(config.readers.map(({ name, host, port }) => ({ name, address: `${host}:${port}` })));
  const openFile = (name: string) =>
    openAppendFile({
      path: join(folder, name),
      retryMs: retryDiskMs,
      onTrouble: (code) => (status.disk = code),
    });
  const reads = await openFile("reads.jsonl");
  const told = await openFile("answers.jsonl");
  const journal = createJournal({ file: reads.file, held: reads.lines, now: Date.now });
  const answers = createAnswers({ file: told.file, held: told.lines, fromStart: again });
  const zones = new Map(config.readers.map(({ name, timeZone }) => [name, timeZone]));
  const tellers = new Map(config.readers.map((reader) => [reader.name, createTeller(reader)]));
  const earlier = journal.last() > 0 ? await journal.after(0, journal.last()) : [];
  // a reader that the configuration no longer has says nothing
  const readsOf = (line: KeptLine) => tellers.get(line.reader)?.(line) ?? (["not_a_read"] as const);

  const readers = config.readers.map((reader) => startReader(reader));
  const sending = runSender({
    journal,
    answers,
    readsOf,
    push: createPush({
      url: config.server,
      key: config.key,
      onServerClock: (aheadMs) => (status.serverAheadMs = aheadMs),
    }),
    onTrouble: (why) => (status.server = why),
    wait: (ms) => sleep(ms),
  });

  function startReader(reader: ReaderConfig): Promise<void> {
    const protocol = protocols[reader.format]!;
    const shown = status.readers.get(reader.name)!;
    const take = (line: KeptLine, isFresh: boolean) => {
      talk.note(line.line);
      noteLine(shown, line, readsOf(line), isFresh);
    };
    const talk = protocol.start(async (lines) => {
      const kept = await journal.keep(
        reader.name,
        lines.filter((line) => hasReads(protocol.format, line)),
      );
      for (const line of kept) take(line, true);
    }, Date.now);
    for (const line of earlier) if (line.reader === reader.name) take(line, false);
    return runReader({
      protocol,
      reader: talk,
      address: { host: reader.host, port: reader.port },
      onLink: (links, why = "") => Object.assign(shown, { links, why }),
    });
  }

  return {
    ended: Promise.all([sending, ...readers]),
    show: (): readonly string[] =>
      showStatus(
        {
          status,
          waiting: journal.last() - answers.upTo(),
          counts: answers.counts(),
          timeZoneOf: (name) => zones.get(name)!,
        },
        words[config.language],
      ),
  };
}

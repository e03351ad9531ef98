// A whole marathon on paper: how long the first one waits for the file, everybody after that, and how long the event loop keeps
// others waiting meanwhile. Each row of the race must be on paper once. The same of the certificates of its largest category.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { connect } from "../apps/server/src/db/connection.ts";
import { startTemporaryServer } from "../apps/server/src/db/embedded/temporary-server.ts";
import { createCategoryCertificates } from "../apps/server/src/features/certificates/category-certificates.service.ts";
import { createEventsService } from "../apps/server/src/features/events/events.service.ts";
import { createPlayersService } from "../apps/server/src/features/players/players.service.ts";
import { createPrintedLists } from "../apps/server/src/features/printed-lists/printed-lists.service.ts";
import { openRaceFolder } from "../apps/server/src/features/race-folder/folder-source.ts";
import { importRace } from "../apps/server/src/features/race-folder/import-race.service.ts";
import { createLeaderboards } from "../apps/server/src/features/results/leaderboards.ts";
import { createResultStream } from "../apps/server/src/features/results/result-stream.ts";
import { createResultsService } from "../apps/server/src/features/results/results-reading.service.ts";
import { createWorkerPool } from "../apps/server/src/lib/heavy-work/worker-pool.ts";
import { readPdf } from "../apps/server/src/testing/read-pdf.ts";
import { bostonFolder, hasBoston } from "./support/boston.ts";

if (!hasBoston) throw new Error("print-list: the race folder boston-2014 is missing");

const server = await startTemporaryServer();
const { db, close } = connect(server.url);
const { eventId } = await importRace(db, await openRaceFolder(bostonFolder));
const { slug } = await db.selectFrom("events").select("slug").where("id", "=", eventId).executeTakeFirstOrThrow();
await db.updateTable("events").set({ publicStartList: true }).where("id", "=", eventId).execute();
const codes = await db
  .selectFrom("categories")
  .select("code")
  .where("eventId", "=", eventId)
  .orderBy("position")
  .execute();
const entries = await db.selectFrom("entries").select(["bib", "categoryId"]).where("eventId", "=", eventId).execute();

const workers = createWorkerPool(console.error);
const results = createResultsService(db, createLeaderboards(db), createResultStream(), console.error);
const parts = {
  events: createEventsService(db, Date.now),
  results,
  players: createPlayersService(db, results),
  workers,
};
const lists = createPrintedLists({ ...parts, clock: Date.now });
// a server has its event in memory
await results.find(slug);

const delay = monitorEventLoopDelay({ resolution: 1 });
async function print(
  list: "results" | "start-list",
  category: string | undefined,
  language: "th" | "en",
): Promise<Uint8Array> {
  const asked = { list, event: slug, filter: { category }, language, printsItself: false } as const;
  const waits: number[] = [];
  delay.reset();
  delay.enable();
  let bytes: Uint8Array = new Uint8Array();
  for (const _ of ["first", "kept"]) {
    const startedAt = performance.now();
    ({ bytes } = await lists.find(asked));
    waits.push(performance.now() - startedAt);
    delay.disable();
  }
  const { pages } = readPdf(bytes);
  const blank = pages.filter((texts) => texts.length < 20).length;
  const ms = (nanoseconds: number) => (nanoseconds / 1_000_000).toFixed(1);
  console.log(
    `print-list: ${list} ${category ?? ""} ${language}: first ${Math.round(waits[0]!)} ms, kept ${waits[1]!.toFixed(1)} ms, ` +
      `${(bytes.length / 1_000_000).toFixed(1)} MB, ${pages.length} pages, ${blank} blank; ` +
      `event loop p99 ${ms(delay.percentile(99))} ms, longest ${ms(delay.max)} ms`,
  );
  return bytes;
}

const expectEach = (bytes: Uint8Array, bibs: readonly string[]) => {
  const wanted = new Set(bibs);
  const seen = new Map<string, number>();
  for (const page of readPdf(bytes).pages) {
    for (const text of page) if (wanted.has(text)) seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  const missing = bibs.filter((bib) => !seen.has(bib));
  console.log(`  ${bibs.length} bibs, ${missing.length} missing`);
  if (missing.length > 0) process.exitCode = 1;
};

for (const language of ["th", "en"] as const) {
  for (const { code } of codes) await print("results", code, language);
  expectEach(
    await print("start-list", undefined, language),
    entries.map(({ bib }) => bib),
  );
}

const certificates = createCategoryCertificates({ ...parts, db });
const startedAt = performance.now();
delay.reset();
delay.enable();
const { bytes } = await certificates({ eventId, category: codes[0]!.code, language: "th" });
delay.disable();
const took = performance.now() - startedAt;
const memory = process.memoryUsage().rss;
const { pages } = readPdf(bytes);
console.log(
  `print-list: certificates ${codes[0]!.code}: ${Math.round(took)} ms, ` +
    `${(bytes.length / 1_000_000).toFixed(1)} MB, ${pages.length} pages, ${pages.filter((texts) => texts.length < 8).length} blank; ` +
    `event loop longest ${(delay.max / 1_000_000).toFixed(1)} ms, memory ${Math.round(memory / 1_000_000)} MB`,
);
await workers.stop();
await close();
await server.stop();

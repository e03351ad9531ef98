// The screens of race day over a large field that is on its way: how long a look takes the first time, when nothing changed, and how
// much it sends. Many such looks come every few seconds, beside the reads.
import { connect } from "../apps/server/src/db/connection.ts";
import { startTemporaryServer } from "../apps/server/src/db/embedded/temporary-server.ts";
import { createAwardsService } from "../apps/server/src/features/awards/awards.service.ts";
import { createControlService } from "../apps/server/src/features/control/control.service.ts";
import { createFindingsService } from "../apps/server/src/features/findings/findings.service.ts";
import { createKitsService } from "../apps/server/src/features/kits/kits.service.ts";
import { importRace } from "../apps/server/src/features/race-folder/import-race.service.ts";
import { createLeaderboards } from "../apps/server/src/features/results/leaderboards.ts";
import { createResultStream } from "../apps/server/src/features/results/result-stream.ts";
import { createResultsService } from "../apps/server/src/features/results/results-reading.service.ts";
import { createSpeakerService } from "../apps/server/src/features/speaker/speaker.service.ts";
import { createStartLineService } from "../apps/server/src/features/start-line/start-line.service.ts";
import { createWorkerPool } from "../apps/server/src/lib/heavy-work/worker-pool.ts";
import { bigRace, bigRaceAt } from "./support/big-race.ts";

const entries = Number(process.env["ENTRIES"] ?? 30_000);
const looks = 8;

const server = await startTemporaryServer();
const { db, close } = connect(server.url);
const { eventId } = await importRace(db, bigRace(entries, 3));
const clock = () => bigRaceAt(16_000_000, 3);
const results = createResultsService(db, createLeaderboards(db), createResultStream(), console.error);

const workers = createWorkerPool(console.error);
const control = createControlService(db, clock);
const page = { eventId, offset: 0, limit: 50 };
await measure("board", () => control.board({ eventId }));
await measure("safety", () => control.people(page));
await measure("field", () => control.field({ eventId }));
await measure("start-line", () => createStartLineService(db, clock, 0).get({ ...page, lateMinutes: 20 }));
await measure("findings", () => createFindingsService(db, clock, 0).list({ eventId, show: "open", most: 20 }));
await measure("awards", () => createAwardsService(db, clock, 0).list({ eventId }));
await measure("speaker", () => createSpeakerService(db, results, clock).screen({ eventId }));
await measure("kits", () => createKitsService(db, workers, clock).board({ eventId }));
await close();
await server.stop();

async function measure(name: string, look: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  let bytes = 0;
  for (let each = 0; each < looks; each++) {
    const startedAt = performance.now();
    bytes = JSON.stringify(await look()).length;
    times.push(performance.now() - startedAt);
  }
  const [first = 0, ...next] = times;
  next.sort((a, b) => a - b);
  const ms = (time: number | undefined) => (time ?? 0).toFixed(0);
  const middle = next[Math.floor(next.length / 2)];
  console.log(
    `race-control ${name}: first ${ms(first)} ms, then ${ms(middle)} ms (${ms(next[0])}–${ms(next.at(-1))}), ${(bytes / 1000).toFixed(0)} kB`,
  );
}

// Reads that come 500 at a time over HTTP, each judged and ranked, in reads a second. Limit: COPY of the same batches into a
// table with the same indexes. `READS=200000` is the long form.
import { loadRows } from "../apps/server/src/db/backup/load-rows.ts";
import { openClient } from "../apps/server/src/db/client.ts";
import { emptyTwin, readsFrom, startPassingLoad } from "./support/passing-load.ts";
import { perSecond } from "./support/per-second.ts";
import { paired } from "./support/paired.ts";

const batch = 500;
const batches = Math.ceil(Number(process.env["READS"] ?? 20_000) / batch);
const atOnce = 2;
const load = await startPassingLoad(atOnce);
await emptyTwin(load.bare);
const columns = ["event_id", "checkpoint_code", "bib", "at", "source", "device"];
const table = { schema: "public", name: "bench_passings", columns };
const idle = await Promise.all(Array.from({ length: atOnce }, () => openClient(load.databaseUrl)));
let sent = 0;
let shown = 0;

await paired("passings-batch", {
  ours: async () => {
    const first = sent;
    sent += batches * batch;
    shown = batch * (await perSecond(batches, atOnce, (at) => load.send(readsFrom(first + at * batch, batch))));
    const stored = await load.count();
    if (stored !== sent) throw new Error(`${stored} reads are stored of ${sent}`);
    return shown;
  },
  limit: async () => {
    await load.bare.pool.query("truncate bench_passings");
    return batch * (await perSecond(batches, atOnce, (at) => copy(at * batch)));
  },
});
console.log(`  last round: ${shown.toFixed(0)} reads/s in batches of ${batch}; all ${sent} are stored`);
await Promise.all(idle.map((client) => client.end()));
await load.stop();

async function copy(first: number): Promise<void> {
  const rows = readsFrom(first, batch).map(
    ({ checkpoint, bib, at }) => `1\t${checkpoint}\t${bib}\t${new Date(at).toISOString()}\tbench\t\n`,
  );
  const client = idle.pop()!;
  const loader = loadRows(client, table);
  await loader.write(Buffer.from(rows.join("")));
  await loader.finish();
  idle.push(client);
}

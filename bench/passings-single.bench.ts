// Reads that come one by one over HTTP, each judged and ranked, in reads a second. Limit: 16 connections that each insert one
// row into a table with the same indexes, in a transaction of its own. `READS=20000` is the long form.
import { emptyTwin, readAt, startPassingLoad } from "./support/passing-load.ts";
import { perSecond } from "./support/per-second.ts";
import { paired } from "./support/paired.ts";

const reads = Number(process.env["READS"] ?? 1_000);
const atOnce = 64;
const load = await startPassingLoad(atOnce);
await emptyTwin(load.bare);
let sent = 0;
let shown = 0;

const insert = `insert into bench_passings (event_id, checkpoint_code, bib, at, source, device)
  values (1, $1, $2, to_timestamp($3::double precision / 1000), 'bench', '')`;

await paired("passings-single", {
  ours: async () => {
    const first = sent;
    sent += reads;
    shown = await perSecond(reads, atOnce, (at) => load.send([readAt(first + at)]));
    const stored = await load.count();
    if (stored !== sent) throw new Error(`${stored} reads are stored of ${sent}`);
    return shown;
  },
  limit: async () => {
    await load.bare.pool.query("truncate bench_passings");
    return perSecond(reads, 16, (number) => {
      const { checkpoint, bib, at } = readAt(number);
      return load.bare.pool.query(insert, [checkpoint, bib, at]);
    });
  },
});
console.log(`  last round: ${shown.toFixed(0)} reads/s of one read each, ${atOnce} at once; all ${sent} are stored`);
await load.stop();

// A separate program: the product with an event that is sold. It makes a new sale when asked, and tells what it cost.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readConfig } from "../../apps/server/src/app/config.ts";
import { serve } from "../../apps/server/src/app/serve.ts";
import { connect } from "../../apps/server/src/db/connection.ts";
import { findRunning } from "../../apps/server/src/db/embedded/supervisor.ts";
import { givenSale, wrongCounters } from "../../apps/server/src/features/orders/testing/given-sale.ts";
import { givenLines } from "../../apps/server/src/http/waiting-line/testing/given-lines.ts";

const dataDir = mkdtempSync(join(tmpdir(), "te-bench-"));
const config = readConfig({
  DATA_DIR: dataDir,
  PORT: "0",
  SEED: "none",
  LOG_LEVEL: "silent",
  TRUSTED_PROXIES: "127.0.0.1",
});
// how much is served is measured here, not how many are held back
const { lines } = givenLines({ clock: Date.now });
const serving = await serve({ config, clock: Date.now, say: () => {}, lines });
const databaseUrl = findRunning(dataDir)!;
const { db, pool, close } = connect(databaseUrl, { statementTimeoutMs: 0 });
process.send!({ url: serving.url, databaseUrl });

const delay = monitorEventLoopDelay({ resolution: 5 });
let cpu = process.cpuUsage();
let committed = 0;

async function commits(): Promise<number> {
  await pool.query("select pg_stat_force_next_flush()");
  const { rows } = await pool.query<{ count: string }>(`
    select xact_commit as count from pg_stat_database where datname = current_database()`);
  return Number(rows[0]!.count);
}

process.on("message", (asked: { sale?: string; places?: number }) => void answer(asked));

async function answer({ sale, places }: { readonly sale?: string; readonly places?: number }): Promise<void> {
  if (sale !== undefined) {
    await givenSale(db, { capacity: places ?? null }, sale);
    committed = await commits();
    cpu = process.cpuUsage();
    delay.reset();
    delay.enable();
    process.send!({ ready: sale });
    return;
  }
  const { user, system } = process.cpuUsage(cpu);
  delay.disable();
  const { rows } = await pool.query<{ taken: string }>(`
    select coalesce(sum(e.places), 0) as taken from order_entries e join orders o on o.id = e.order_id
    where o.event_id = (select max(id) from events) and o.state = 'held'`);
  process.send!({
    taken: Number(rows[0]!.taken),
    wrong: (await wrongCounters(db)).length,
    cpuMs: (user + system) / 1_000,
    commits: (await commits()) - committed,
    lagP99Ms: delay.percentile(99) / 1e6,
  });
}

// a bench that fails leaves nothing behind
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.on("SIGTERM", () => {
  void close()
    .then(serving.stop)
    .then(() => {
      rmSync(dataDir, { recursive: true, force: true });
      process.exit(0);
    });
});

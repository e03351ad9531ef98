// A separate program: the product with an event of many entries and orders, and a user who may do everything. When told to watch
// its event loop, it reports how long the loop kept others waiting.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readConfig } from "../../apps/server/src/app/config.ts";
import { connect } from "../../apps/server/src/db/connection.ts";
import { serve } from "../../apps/server/src/app/serve.ts";
import { findRunning } from "../../apps/server/src/db/embedded/supervisor.ts";
import { createPasswords } from "../../apps/server/src/features/sign-in/passwords.ts";
import { insertUser } from "../../apps/server/src/features/sign-in/users.repository.ts";
import { storeManyEntries } from "./staff-entries.ts";
import { storeManyOrders } from "./staff-orders.ts";

const [entries = 0, orders = 0] = process.argv.slice(2).map(Number);
const dataDir = mkdtempSync(join(tmpdir(), "te-bench-"));
const config = readConfig({ DATA_DIR: dataDir, PORT: "0", SEED: "none", LOG_LEVEL: "error" });
const serving = await serve({ config, clock: Date.now, say: console.error });
const databaseUrl = findRunning(dataDir)!;
const connection = connect(databaseUrl, { statementTimeoutMs: 0 });
const eventId = await storeManyEntries(connection, entries);
await storeManyOrders(connection, eventId, orders);
const [username, password] = ["bench", "the-benches-own-password"];
const passwordHash = await createPasswords().hash(password);
const user = { username, email: null, displayNameTh: "", displayNameEn: "", passwordHash };
await connection.db.transaction().execute((tx) => insertUser(tx, user, "administrator"));
await connection.close();
process.send!({ url: serving.url, databaseUrl, eventId, username, password });

const delay = monitorEventLoopDelay({ resolution: 1 });
process.on("message", ({ watch }: { watch: boolean }) => {
  if (watch) {
    delay.reset();
    delay.enable();
    return;
  }
  delay.disable();
  const ms = (nanoseconds: number) => nanoseconds / 1_000_000;
  const lag = { p99Ms: ms(delay.percentile(99)), longestMs: ms(delay.max) };
  process.send!({ lag, residentMb: process.memoryUsage.rss() / 1_048_576 });
});

process.on("SIGTERM", () => {
  void serving.stop().then(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
});

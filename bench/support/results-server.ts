// A program of its own: the product with a race of 32,000 finishers behind it, on a database that it makes and removes.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../apps/server/src/app/config.ts";
import { connect } from "../../apps/server/src/db/connection.ts";
import { serve } from "../../apps/server/src/app/serve.ts";
import { findRunning } from "../../apps/server/src/db/embedded/supervisor.ts";
import { importRace } from "../../apps/server/src/features/race-folder/import-race.service.ts";
import { bigRace } from "./big-race.ts";

const entries = Number(process.argv[2]);
const dataDir = mkdtempSync(join(tmpdir(), "te-bench-"));
const internalKey = "the-benches-own-key-0123456789abcdef";
const config = readConfig({
  DATA_DIR: dataDir,
  PORT: "0",
  SEED: "none",
  LOG_LEVEL: "error",
  INTERNAL_KEY: internalKey,
});
const serving = await serve({ config, clock: Date.now, log: console.error });
const connection = connect(findRunning(dataDir)!, { statementTimeoutMs: 0 });
await importRace(connection.db, bigRace(entries));
await connection.close();
process.send!({ url: serving.url, internalKey });

process.on("SIGTERM", () => {
  void serving.stop().then(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
});

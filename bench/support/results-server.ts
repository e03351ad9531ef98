// A separate program: the product with a race of 32,000 finishers, on a database that it makes and removes.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../apps/server/src/app/config.ts";
import { connect } from "../../apps/server/src/db/connection.ts";
import { serve } from "../../apps/server/src/app/serve.ts";
import { findRunning } from "../../apps/server/src/db/embedded/supervisor.ts";
import { importRace } from "../../apps/server/src/features/race-folder/import-race.service.ts";
import { givenKey } from "../../apps/server/src/testing/given-key.ts";
import { bigRace } from "./big-race.ts";
import { manyNames } from "./many-names.ts";

const [entries, passed, named] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), "te-bench-"));
const config = readConfig({
  DATA_DIR: dataDir,
  PORT: "0",
  SEED: "none",
  LOG_LEVEL: "error",
});
const serving = await serve({ config, clock: Date.now, say: console.error });
const databaseUrl = findRunning(dataDir)!;
const connection = connect(databaseUrl, { statementTimeoutMs: 0 });
await importRace(
  connection.db,
  bigRace(Number(entries), passed ? Number(passed) : undefined, named ? manyNames() : undefined),
);
const { id: eventId } = await connection.db.selectFrom("events").select("id").executeTakeFirstOrThrow();
const key = await givenKey(connection.db, { eventId });
await connection.close();
process.send!({ url: serving.url, key, databaseUrl });

process.on("SIGTERM", () => {
  void serving.stop().then(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
});

import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../migrate.ts";
import { type EmbeddedDatabase, startEmbedded } from "./supervisor.ts";

/**
 * A PostgreSQL of its own with an empty migrated database, for tests and trials. It never waits for the disk, and its
 * data is removed when it stops or this process ends.
 */
export async function startTemporaryServer(): Promise<EmbeddedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "te-"));
  const onExit = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", onExit);
  const server = await startEmbedded(folder, { log: (message) => process.emitWarning(message), durable: false });
  await migrate(server.url);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      process.off("exit", onExit);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

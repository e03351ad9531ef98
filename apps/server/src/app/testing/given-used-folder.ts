import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { inject } from "vitest";
import { startEmbedded } from "../../db/embedded/supervisor.ts";
import { migrate } from "../../db/migrate.ts";
import type {} from "../../db/testing/global-setup.ts";
import { givenDataFolder } from "./given-server.ts";

/** To make a database takes longer than most of what is tried on it: each process of tests makes one, and copies it. */
let made: Promise<string> | undefined;

/** The data folder of a server that was started and stopped before: its database is empty, migrated and at rest. */
export async function givenUsedFolder(): Promise<string> {
  const from = await (made ??= makeDatabase());
  const folder = await givenDataFolder();
  // with its owner, who is not us where we are root
  execFileSync("cp", ["-a", `${from}/.`, folder]);
  return folder;
}

async function makeDatabase(): Promise<string> {
  const folder = join(inject("scratchFolder"), `used-${process.pid}`);
  const { url, stop } = await startEmbedded(folder, { log: () => {} });
  await migrate(url);
  await stop();
  return folder;
}

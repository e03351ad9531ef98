import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../db/connection.ts";
import type { Job } from "../lib/jobs/job.ts";
import { isEmpty } from "../db/readiness.ts";
import type { Config } from "./config.ts";

/**
 * Fills an empty database with the demonstration, and returns the job that continues its race under way. Loaded only
 * where it is wanted, so that other installations carry nothing of it.
 */
export async function prepareDemonstration(
  db: Db,
  databaseUrl: string,
  clock: () => InstantMs,
  { dataDir }: Pick<Config, "dataDir">,
): Promise<Job> {
  if (await isEmpty(db)) await seed({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const { feedLiveRace } = await import("../../demo/feed-live-race.ts");
  return feedLiveRace(db, clock);
}

async function seed(env: NodeJS.ProcessEnv): Promise<void> {
  const program = join(import.meta.dirname, "../commands/seed-demo.ts");
  const child = spawn(process.execPath, [program], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("The demonstration could not be stored; see the messages above.");
}

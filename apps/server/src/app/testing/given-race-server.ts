import { passingSave } from "@time-event/contract/passings";
import { connect, type Connection } from "../../db/connection.ts";
import { findRunning } from "../../db/embedded/supervisor.ts";
import { post } from "../../testing/call-service.ts";
import { givenKey, withKey } from "../../testing/given-key.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenDataFolder, givenServer, type StartedServer } from "./given-server.ts";
import { givenUsedFolder } from "./given-used-folder.ts";

export const raceEvent = "doi-inthanon-trail-2026";

interface RunningServer extends StartedServer {
  readonly url: string;
}

/** A server with a race, and a key to write with. */
export async function givenRaceServer(environment: Record<string, string> = {}, databaseDir?: string) {
  const dataDir = environment["DATABASE_URL"] ? await givenDataFolder() : await givenUsedFolder();
  return addRace(await givenServer(dataDir, environment), databaseDir ?? dataDir, environment);
}

/** Stores the race in the database of a server, and finds ways to ask and to write. */
export async function addRace(server: RunningServer, dataDir: string, environment: Record<string, string> = {}) {
  const connection: Connection = connect(environment["DATABASE_URL"] ?? findRunning(dataDir)!);
  const entries = ["1", "2", "3"].map((bib) => givenEntry(bib));
  const passings = ["1", "2", "3"].map((bib) => givenPassing(bib, "START", 0));
  const eventId = await givenRace(connection.db, givenRaceDefinition(), { entries, passings });
  const key = await givenKey(connection.db, { eventId });
  await connection.close();
  let minute = 10;
  const write = () =>
    timed(async () => {
      const at = gunAt + minute++ * 60_000;
      return (await post(server.url, passingSave, { passings: [{ checkpoint: "CP1", bib: "1", at }] }, withKey(key)))
        .status;
    });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    timed(() => fetch(server.url + path, { headers: { connection: "close", ...headers } }));
  return { ...server, dataDir, write, ask };
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; tookMs: number }> {
  const begunAt = performance.now();
  return { result: await work(), tookMs: performance.now() - begunAt };
}

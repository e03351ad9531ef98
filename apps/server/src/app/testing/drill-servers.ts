import { join } from "node:path";
import { connect, type Db } from "../../db/connection.ts";
import { startEmbedded } from "../../db/embedded/supervisor.ts";
import { behindProxy } from "./cutting-proxy.ts";
import { pidOf, type Server, startServer, untilReturned } from "./killed-server.ts";

/** Servers in processes of their own on one database. Each of them can be killed, and comes back. */
export interface DrillServers {
  readonly urls: readonly string[];
  /** Kills the first server, the next one, … and the database, in turn. */
  readonly killNext: () => Promise<void>;
  readonly inDatabase: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  readonly stop: () => Promise<void>;
}

interface Given {
  /** An empty folder. */
  readonly dataDir: string;
  readonly count: number;
  /** A program that each server loads first: the negative control of a drill takes a guard away by it. */
  readonly loadsFirst?: string | undefined;
}

export async function startDrillServers({ dataDir, count, loadsFirst }: Given): Promise<DrillServers> {
  const database = await startEmbedded(dataDir, { log: () => {} });
  const environment = {
    ...behindProxy,
    DATABASE_URL: database.url,
    ...(loadsFirst !== undefined && { NODE_OPTIONS: `--import=${loadsFirst}` }),
  };
  const start = (port: number) => startServer(join(dataDir, "files"), port, environment);
  const servers: Server[] = [];
  // one after the other: the first one brings the database up to date
  for (let at = 0; at < count; at++) servers.push(await start(0));
  // a drill that fails leaves nothing behind
  const endAll = () => servers.forEach((server) => server.process.kill("SIGKILL"));
  process.once("exit", endAll);
  const urls = servers.map(({ url }) => url);
  let kills = 0;

  return {
    urls,
    killNext: async () => {
      const at = kills++ % (count + 1);
      if (at === count) {
        const before = pidOf(dataDir)!;
        process.kill(before, "SIGKILL");
        await untilReturned(dataDir, before, () => false);
        return;
      }
      servers[at]!.process.kill("SIGKILL");
      await servers[at]!.ended;
      servers[at] = await start(Number(new URL(urls[at]!).port));
    },
    inDatabase: async (work) => {
      const { db, close } = connect(database.url);
      try {
        return await work(db);
      } finally {
        await close();
      }
    },
    stop: async () => {
      for (const server of servers) server.process.kill("SIGTERM");
      await Promise.all(servers.map(({ ended }) => ended));
      process.off("exit", endAll);
      await database.stop();
    },
  };
}

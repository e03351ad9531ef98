import type { AddressInfo } from "node:net";
import type { InstantMs } from "@time-event/domain/time/instant";
import { type Config, publicUrlOf } from "./config.ts";
import { createLog } from "../lib/log.ts";
import { connect } from "../db/connection.ts";
import { openDataDir } from "../db/embedded/folders.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { buildApp } from "./app.ts";
import { prepareDemonstration } from "./demonstration.ts";
import { prepareSignIns } from "./first-sign-ins.ts";
import { expectFreePort, listenProblem, mostUntaken } from "./listening.ts";
import type { WaitingLines } from "../http/waiting-line/waiting-lines.ts";
import type { PageSource } from "./page-source.ts";

/** A server that answers requests. */
export interface Serving {
  /** Where people open it. */
  readonly url: string;
  /** Ends the requests in flight, then the database. */
  readonly stop: () => Promise<void>;
}

interface Parts {
  readonly config: Config;
  readonly clock: () => InstantMs;
  /** Shows the person at the terminal what must not be in a log: first passwords. */
  readonly say: (message: string) => void;
  /** Undefined: as they were built. */
  readonly pages?: PageSource | undefined;
  /** For benches: lines that hold nobody back. */
  readonly lines?: WaitingLines | undefined;
}

const databaseNews = {
  away: "the database does not answer; public pages show what is known, everything else waits",
  cannot_write: "the database stores nothing: its disk may be full or read-only",
  here: "the database answers again",
};

/** How long requests in flight may take to end. */
const patienceMs = 10_000;

/** Opens the database, brings it up to date, and listens. If a later step fails, what was started is ended again. */
export async function serve({ config, clock, say, pages, lines }: Parts): Promise<Serving> {
  const logger = createLog(config.logLevel);
  const log = (message: string) => logger.warn(message);
  const endings: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of endings.splice(0).reverse())
      await end().catch((err: unknown) => logger.error({ err }, "a part of the server failed to stop"));
  };
  try {
    await expectFreePort(config);
    // with a database of its own, too: mails and anchors are kept there
    openDataDir(config.dataDir);
    const database = await openDatabase(config, log);
    endings.push(database.stop);
    await migrate(database.url);
    const connection = connect(database.url, { poolSize: config.databasePoolSize, isWatched: true });
    const { db, pool, availability, close } = connection;
    endings.push(close);
    availability.onChange((trouble) => log(databaseNews[trouble ?? "here"]));
    const extraJobs = config.seed === "demo" ? [await prepareDemonstration(db, database.url, clock, config)] : [];

    if (config.otherSignIn === undefined) {
      await prepareSignIns(db, config.seed === "demo" && database.embedded ? config.dataDir : undefined, say);
    }

    const stopping = new AbortController();
    let url = "";
    const built = { config, clock, log: logger, db, pool, availability, databaseUrl: database.url, extraJobs };
    const parts = { ...built, pages, lines, publicUrl: () => url, stopping: stopping.signal };
    const { http: app, jobs } = await buildApp(parts);
    // after the last request, so that the last anchor covers its changes
    endings.push(jobs.stop);
    endings.push(() => {
      stopping.abort();
      const impatience = setTimeout(() => app.server.closeAllConnections(), patienceMs);
      return app.close().finally(() => clearTimeout(impatience));
    });
    await app
      .listen({ host: config.host, port: config.port, backlog: mostUntaken })
      .catch((error: NodeJS.ErrnoException) => {
        throw new Error(listenProblem(config, error));
      });
    url = publicUrlOf(config, (app.server.address() as AddressInfo).port);
    database.announce(url);
    jobs.start();
    endings.push(async () => database.announceStop());
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

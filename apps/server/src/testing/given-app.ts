import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { FastifyInstance } from "fastify";
import { type Application, buildApp } from "../app/app.ts";
import { readConfig } from "../app/config.ts";
import { mostUntaken } from "../app/listening.ts";
import type { PageSource } from "../app/page-source.ts";
import type { Db } from "../db/connection.ts";
import { givenLines } from "../http/waiting-line/testing/given-lines.ts";
import type { PasswordCost } from "../features/sign-in/passwords.ts";
import { cheapCost } from "../features/sign-in/testing/given-staff.ts";
import type { PoolLimits } from "../lib/heavy-work/worker-pool.ts";
import type { WaitingLines } from "../http/waiting-line/waiting-lines.ts";
import { createLog } from "../lib/log.ts";
import { givenDatabase } from "../db/testing/given-database.ts";

export interface GivenApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** For programs of their own on the same database. */
  readonly databaseUrl: string;
  /** Where the application listens. */
  readonly url: string;
  /** One more process's worth of the application on the same database. */
  readonly another: (
    environment?: Readonly<Record<string, string>>,
  ) => Promise<{ url: string; work: () => Promise<void> }>;
  /** Runs everything that is due by the clock; the application in a test runs nothing by itself. */
  readonly work: () => Promise<void>;
  /** The data folder of the application, unless the environment names another. */
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

interface Started {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly work: () => Promise<void>;
}

interface GivenParts {
  readonly clock?: () => InstantMs;
  /** Gets each line of the log, of every level; without it there is no log. */
  readonly onLogLine?: (line: string) => void;
  readonly heavyWork?: Partial<PoolLimits>;
  /** Default: next to nothing. */
  readonly passwordCost?: PasswordCost | undefined;
  /** Default: the built web app, if there is one. */
  readonly pages?: PageSource;
  /** Default: lines in which nobody ever waits. */
  readonly lines?: WaitingLines;
}

/** The whole application on a database of its own, listening on a free port. */
export async function givenApp(
  environment: Readonly<Record<string, string>> = {},
  parts: GivenParts = {},
): Promise<GivenApp> {
  const { clock = Date.now, onLogLine, heavyWork, pages } = parts;
  const lines = parts.lines ?? givenLines({ clock }).lines;
  const passwordCost = "passwordCost" in parts ? parts.passwordCost : cheapCost;
  const database = await givenDatabase();
  const stopping = new AbortController();
  const started: Application[] = [];
  // a folder of its own, which exists once somebody writes to it
  const dataDir = join(tmpdir(), `te-app-${randomUUID()}`);

  async function start(changes: Readonly<Record<string, string>> = {}): Promise<Started> {
    let url = "";
    const application = await buildApp({
      config: readConfig({
        LOG_LEVEL: "silent",
        DATA_DIR: dataDir,
        ...environment,
        ...changes,
      }),
      clock,
      log: onLogLine ? createLog("trace", { write: onLogLine }) : createLog("silent"),
      db: database.db,
      pool: database.pool,
      availability: database.availability,
      databaseUrl: database.url,
      publicUrl: () => url,
      stopping: stopping.signal,
      strict: true,
      extraJobs: [],
      heavyWork,
      passwordCost,
      lines,
      lookPace: 0,
      ...(pages && { pages }),
    });
    const { http: app, jobs } = application;
    started.push(application);
    await app.listen({ host: "127.0.0.1", port: 0, backlog: mostUntaken });
    url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    return { app, url, work: jobs.settle };
  }

  const first = await start();
  return {
    ...first,
    db: database.db,
    databaseUrl: database.url,
    another: start,
    dataDir,
    stop: async () => {
      stopping.abort();
      for (const { http, jobs } of started) {
        const closed = http.close();
        // a connection that was opened and never used would keep it for a minute
        http.server.closeAllConnections();
        await closed;
        await jobs.stop();
      }
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

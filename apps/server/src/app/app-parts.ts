import type { InstantMs } from "@time-event/domain/time/instant";
import type { Connection } from "../db/connection.ts";
import type { Job } from "../lib/jobs/job.ts";
import type { Config } from "./config.ts";
import type { PoolLimits, WorkerPool } from "../lib/heavy-work/worker-pool.ts";
import type { PasswordCost } from "../features/sign-in/passwords.ts";
import type { WaitingLines } from "../http/waiting-line/waiting-lines.ts";
import type { Logger } from "../lib/log.ts";
import type { PageSource } from "./page-source.ts";

/** What the application is given. */
export interface GivenParts extends Pick<Connection, "db" | "pool" | "availability"> {
  readonly config: Config;
  /** The one clock of everything that decides by the time, so that a test can move it. */
  readonly clock: () => InstantMs;
  /** The server's one log. */
  readonly log: Logger;
  /** Address of the connected database, for a separate LISTEN connection. */
  readonly databaseUrl: string;
  /** Where people open the site; known once the server listens. */
  readonly publicUrl: () => string;
  /** Aborts when the server begins to stop: replies that stay open (event streams) end then. */
  readonly stopping: AbortSignal;
  /** For tests: code that breaks the contract fails, instead of being written into the log. */
  readonly strict?: boolean;
  /** Jobs besides those of every installation. */
  readonly extraJobs: readonly Job[];
  /** Where heavy work has other limits than the usual ones. */
  readonly heavyWork?: Partial<PoolLimits> | undefined;
  /** For tests that are not about it: what hashing a password costs. */
  readonly passwordCost?: PasswordCost | undefined;
  /** For tests: lines that the test lets on. Undefined: they follow what is measured. */
  readonly lines?: WaitingLines | undefined;
  /** For tests: 0, every look at a whole race is a new one. See `lib/paced-looks.ts`. */
  readonly lookPace?: number | undefined;
  /** Undefined: as they were built. */
  readonly pages?: PageSource | undefined;
}

/** What the features are built on. */
export interface AppParts extends GivenParts {
  readonly workers: WorkerPool;
}

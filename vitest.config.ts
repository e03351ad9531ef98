import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;
const databaseSetup = join(root, "apps/server/src/db/testing/global-setup.ts");

/**
 * A file of the server waits for its database and its processes as long as it works: two files at a time left two cores idle for
 * almost half of the time. More cores get a file each, because a worker may take a gigabyte.
 */
const cores = availableParallelism();
const maxWorkers = Math.max(cores, Math.min(2 * cores, 4));

/** Node runs the server's files as they are, as in production: nobody transforms them first. */
const asNodeRuns = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;

/** Pure functions need no fresh world for each file: without isolation they start ten times faster. */
const pure = { pool: "threads", isolate: false } as const;

/** What it tries is how a busy server answers in time, so no other file runs beside it, on many cores neither. */
const alone = ["src/features/sign-in/sign-in-attack.http.test.ts"];

/**
 * Each file has servers and a database of its own, and some kill them. The files of a worker share one process: to load the
 * program again for each of them took a third of the processor's time.
 */
const server = {
  root: join(root, "apps/server"),
  pool: "forks",
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // what is waited for may need a process that another file keeps from the cores
  expect: { poll: { timeout: 20_000 } },
  ...asNodeRuns,
  globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
} as const;

export default defineConfig({
  test: {
    allowOnly: false,
    maxWorkers,
    projects: [
      { test: { name: "domain", root: join(root, "packages/domain"), include: ["{src,races}/**/*.test.ts"], ...pure } },
      { test: { name: "contract", root: join(root, "packages/contract"), include: ["src/**/*.test.ts"], ...pure } },
      { test: { ...server, name: "server", include: ["{src,demo}/**/*.test.ts"], exclude: alone } },
      { test: { ...server, name: "server-alone", include: alone, maxWorkers: 1, sequence: { groupOrder: 1 } } },
      { test: { name: "web", root: join(root, "apps/web"), include: ["src/**/*.test.{ts,tsx}"], ...pure } },
      {
        test: {
          name: "tools",
          root,
          include: ["scripts/**/*.test.ts", "bench/**/*.test.ts"],
          hookTimeout: 30_000,
          ...pure,
        },
      },
    ],
  },
});

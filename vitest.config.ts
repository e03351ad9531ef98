import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;
const databaseSetup = join(root, "apps/server/src/db/testing/global-setup.ts");

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
  globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
} as const;

export default defineConfig({
  test: {
    allowOnly: false,
    // A file waits for its database and its servers as long as it works, so each core has a file.
    maxWorkers: availableParallelism(),
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

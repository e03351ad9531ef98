import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { findRunning } from "./embedded/supervisor.ts";
import { withClient } from "./client.ts";
import { openDatabase } from "./open-database.ts";
import { withScratchDatabase } from "./scratch-database.ts";
import { givenDatabase } from "./testing/given-database.ts";
import { withDatabase, withDatabaseAsItIs } from "./with-database.ts";

// one folder for all: to make a database takes longer than everything else here, and each test leaves none running
const dataDir = await mkdtemp(join(tmpdir(), "te-command-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const source = { databaseUrl: undefined, dataDir, what: "race:import", log: () => {} };

test("a command starts the database where none runs, and stops it again", async () => {
  const found = await withDatabase(source, ({ db }) => db.selectFrom("eventTypes").select("code").execute());
  expect(found.length).toBeGreaterThan(0);
  expect(findRunning(source.dataDir)).toBeUndefined();
});

test("a command works on the database of a running server, and leaves it running", async () => {
  const server = await openDatabase(source, () => {});
  onTestFinished(server.stop);
  await withDatabase(source, async ({ url }) => expect(url).toBe(server.url));
  expect(findRunning(source.dataDir)).toBe(server.url);
});

test("commands that run together share one database, whichever of them started it", async () => {
  const others: Promise<unknown>[] = [];
  await withDatabase(source, async () => {
    const slow = withDatabase(source, ({ pool }) => pool.query("select pg_sleep(0.5)"));
    others.push(slow);
    await withDatabase(source, ({ pool }) => pool.query("select 1"));
  });
  await Promise.all(others);
  expect(findRunning(source.dataDir)).toBeUndefined();
});

test("a command that is between two pieces of work keeps the database of another one running", async () => {
  let joined = () => {};
  const hasJoined = new Promise<void>((resolve) => (joined = resolve));
  let second: Promise<unknown> = Promise.resolve();
  const first: Promise<void> = withDatabaseAsItIs(source, async () => {
    second = withDatabaseAsItIs(source, async (url) => {
      joined();
      // the first one ends here if nobody keeps it
      await Promise.race([first, sleep(1_000)]);
      await withClient(url, (client) => client.query("select 1"));
    });
    await Promise.race([hasJoined, second]);
  });
  await first;
  await second;
  expect(findRunning(source.dataDir)).toBeUndefined();
});

test("a server is refused while a command has the folder, and learns which command", async () => {
  await withDatabase(source, async () => {
    await expect(openDatabase(source, () => {})).rejects.toThrow(`in use by race:import, pid ${process.pid}`);
  });
});

test("a command that fails leaves no database running", async () => {
  const failing = withDatabase(source, async () => {
    throw new Error("bad line");
  });
  await expect(failing).rejects.toThrow("bad line");
  expect(findRunning(source.dataDir)).toBeUndefined();
});

test("a trial has a migrated database of its own, beside a given one or alone", async () => {
  const given = await givenDatabase();
  onTestFinished(given.stop);
  const count = () => withScratchDatabase(undefined, ({ db }) => db.selectFrom("eventTypes").selectAll().execute());
  expect((await count()).length).toBeGreaterThan(0);
});

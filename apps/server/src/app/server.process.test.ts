import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { withClient } from "../db/client.ts";
import { findRunning } from "../db/embedded/supervisor.ts";
import { givenDataFolder, givenServer, postmasterOf, startServer } from "./testing/given-server.ts";
import { givenUsedFolder } from "./testing/given-used-folder.ts";

const soon = { timeout: 15_000, interval: 20 };

async function statusOf(url: string): Promise<number> {
  return (await fetch(url, { headers: { connection: "close" } })).status;
}

async function acknowledge(dataDir: string, code: string): Promise<void> {
  await withClient(findRunning(dataDir)!, (client) =>
    client.query("insert into event_types (code, position, name_th, name_en) values ($1, 99, '', '')", [code]),
  );
}

async function acknowledged(dataDir: string): Promise<string[]> {
  const { rows } = await withClient(findRunning(dataDir)!, (client) =>
    client.query<{ code: string }>("select code from event_types where position = 99 order by code"),
  );
  return rows.map(({ code }) => code);
}

test("starts on an empty folder, answers, and stops on SIGTERM with its database", async () => {
  const dataDir = await givenDataFolder();
  const server = await givenServer(dataDir);
  expect(await statusOf(`${server.url}/healthz`)).toBe(200);
  expect(await statusOf(`${server.url}/readyz`)).toBe(200);
  expect(postmasterOf(dataDir)).toBeDefined();
  server.process.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  expect(postmasterOf(dataDir)).toBeUndefined();
});

test("a signal that arrives twice at once, as Ctrl-C under npm does, counts once", async () => {
  const server = await givenServer(await givenUsedFolder());
  server.process.kill("SIGINT");
  server.process.kill("SIGINT");
  server.process.kill("SIGTERM");
  expect(await server.exited).toBe(0);
});

test("a request in flight is answered before the server ends", async () => {
  const dataDir = await givenUsedFolder();
  const server = await givenServer(dataDir);
  const url = findRunning(dataDir)!;
  await withClient(url, async (client) => {
    await client.query("begin; lock table applied_migrations");
    const answer = statusOf(`${server.url}/readyz`);
    const waiting = `select from pg_locks where not granted`;
    await vi.waitFor(async () => expect((await client.query(waiting)).rows).toHaveLength(1), soon);
    server.process.kill("SIGTERM");
    await vi.waitFor(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow("fetch failed"), soon);
    await client.query("commit");
    expect(await answer).toBe(200);
  });
  expect(await server.exited).toBe(0);
});

// the second round begins where one was killed before
test("acknowledged rows survive kill -9 of the server, whose database keeps running", async () => {
  const dataDir = await givenUsedFolder();
  for (const code of ["a", "b"]) {
    const server = await givenServer(dataDir);
    await acknowledge(dataDir, code);
    server.process.kill("SIGKILL");
    await server.exited;
    expect(postmasterOf(dataDir)).toBeDefined();
  }
  await givenServer(dataDir);
  expect(await acknowledged(dataDir)).toEqual(["a", "b"]);
});

test("acknowledged rows survive kill -9 of server and database", async () => {
  const dataDir = await givenUsedFolder();
  for (const code of ["a", "b"]) {
    const server = await givenServer(dataDir);
    await acknowledge(dataDir, code);
    server.process.kill("SIGKILL");
    process.kill(postmasterOf(dataDir)!, "SIGKILL");
    await server.exited;
  }
  await givenServer(dataDir);
  expect(await acknowledged(dataDir)).toEqual(["a", "b"]);
});

test("after kill -9 of the database alone the server stays alive, is not ready for a moment, then is ready with all rows", async () => {
  const dataDir = await givenUsedFolder();
  const server = await givenServer(dataDir);
  await acknowledge(dataDir, "a");
  const before = postmasterOf(dataDir)!;
  process.kill(before, "SIGKILL");
  const seen = new Set<number>();
  await vi.waitFor(async () => {
    expect(await statusOf(`${server.url}/healthz`)).toBe(200);
    seen.add(await statusOf(`${server.url}/readyz`));
    expect(postmasterOf(dataDir)).not.toBe(before);
    expect(await statusOf(`${server.url}/readyz`)).toBe(200);
  }, soon);
  expect(seen).toContain(503);
  expect(await acknowledged(dataDir)).toEqual(["a"]);
  expect(server.output()).toMatch(/PostgreSQL is running again/);
});

test("kill -9 while the data folder is being made does not hinder the next start", async () => {
  const dataDir = await givenDataFolder();
  const server = startServer(dataDir);
  const beingMade = join(dataDir, "postgres");
  const inTheMiddle = (name: string) => name.startsWith("data.unfinished") && existsSync(join(beingMade, name, "base"));
  await vi.waitFor(() => expect(readdirSync(beingMade).some(inTheMiddle)).toBe(true), soon);
  server.process.kill("SIGKILL");
  await server.exited;
  const next = await givenServer(dataDir);
  expect(await statusOf(`${next.url}/readyz`)).toBe(200);
});

test("a second start on the same folder says which server runs there, and does not disturb it", async () => {
  const dataDir = await givenUsedFolder();
  const first = await givenServer(dataDir);
  const second = startServer(dataDir);
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`already running, pid ${first.process.pid}, on ${first.url}`);
  expect(await statusOf(`${first.url}/readyz`)).toBe(200);
});

test("a start right after SIGTERM waits for the server that is stopping", async () => {
  const dataDir = await givenUsedFolder();
  const first = await givenServer(dataDir);
  first.process.kill("SIGTERM");
  await vi.waitFor(() => expect(fetch(`${first.url}/healthz`)).rejects.toThrow("fetch failed"), soon);
  const second = await givenServer(dataDir);
  expect(await first.exited).toBe(0);
  expect(await statusOf(`${second.url}/readyz`)).toBe(200);
});

test("two servers share one given database", async () => {
  const dataDir = await givenUsedFolder();
  await givenServer(dataDir);
  const url = findRunning(dataDir)!;
  const another = await givenServer(await givenDataFolder(), { DATABASE_URL: url });
  expect(await statusOf(`${another.url}/readyz`)).toBe(200);
});

test.each([
  ["/proc/nowhere/at/all", "ENOENT"],
  ["/etc/passwd/below", "is no folder"],
  [`/tmp/${"x".repeat(300)}`, "ENAMETOOLONG"],
])("a DATA_DIR that cannot be is reported in one line: %s", async (dataDir, why) => {
  for (const environment of [{}, { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" }]) {
    const server = startServer(dataDir, environment as Record<string, string>);
    expect(await server.exited).toBe(1);
    const [first, second, ...more] = server.output().trim().split("\n");
    expect([first, more]).toEqual(["Time/Event did not start.", []]);
    expect(second).toContain(`DATA_DIR ${dataDir} cannot be used: `);
    expect(second).toContain(why);
  }
});

test("a wrong environment is reported before anything starts", async () => {
  const dataDir = join(await givenDataFolder(), "not-made");
  const server = startServer(dataDir, { PORT: "http", SEED: "all" });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/PORT is "http".*\n.*SEED is "all"/);
  expect(existsSync(dataDir)).toBe(false);
});

test("a taken port is reported before a database is made", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const dataDir = join(await givenDataFolder(), "not-made");
  const PORT = String((other.address() as AddressInfo).port);
  const server = startServer(dataDir, { PORT });
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain(`PORT ${PORT} on 127.0.0.1 is taken`);
  expect(existsSync(dataDir)).toBe(false);
});

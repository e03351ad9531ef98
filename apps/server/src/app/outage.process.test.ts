import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { connect } from "../db/connection.ts";
import { findRunning } from "../db/embedded/supervisor.ts";
import { createOutbox } from "../features/mail/outbox.service.ts";
import { repositoryRoot } from "./config.ts";
import { givenRaceServer, raceEvent as event } from "./testing/given-race-server.ts";
import { givenServer, postmasterOf } from "./testing/given-server.ts";
import { givenUsedFolder } from "./testing/given-used-folder.ts";
import { postgresProcesses } from "./testing/own-processes.ts";

const listCall = `/api/web/web-register-result-list?event=${event}`;
const eventCall = `/api/web/web-event-get?event=${event}`;
const soon = { timeout: 15_000, interval: 20 };
/** Refused at once, on a machine that does other things too. */
const atOnceMs = 500;

/** Stops every process of a PostgreSQL as they are, as a machine that hangs does; returns what lets them go on. */
function freeze(dataDir: string): () => void {
  const stopped = postgresProcesses(dataDir);
  for (const pid of stopped) process.kill(pid, "SIGSTOP");
  const goOn = () => {
    for (const pid of stopped.splice(0).reverse()) process.kill(pid, "SIGCONT");
  };
  onTestFinished(goOn);
  return goOn;
}

/** Collects what an event stream says. */
async function listen(url: string): Promise<() => string> {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const reply = await fetch(url + listCall, { headers: { accept: "text/event-stream" }, signal: closing.signal });
  let heard = "";
  void (async () => {
    for await (const chunk of reply.body!) heard += Buffer.from(chunk).toString();
  })().catch(() => {});
  return () => heard;
}

const onLinux = process.platform === "linux";

test.skipIf(!onLinux)(
  "a database that hangs: what is known goes on with a stale mark, all else refuses, then all is well",
  async () => {
    const { url, dataDir, ask, write, process: server } = await givenRaceServer();
    expect((await write()).result).toBe(200);
    for (const known of [listCall, eventCall]) {
      const { headers, status } = (await ask(known)).result;
      expect([status, headers.get("x-stale-since")]).toEqual([200, null]);
    }
    const heard = await listen(url);
    await vi.waitFor(() => expect(heard()).toContain("event: results"), soon);

    const goOn = freeze(dataDir);
    const refused = await write();
    expect(refused.result).toBe(503);
    expect(refused.tookMs).toBeLessThan(2_000);
    await vi.waitFor(() => expect(heard()).toContain("event: stale"), soon);

    // known to be away
    const again = await write();
    expect(again.result).toBe(503);
    expect(again.tookMs).toBeLessThan(atOnceMs);
    for (const known of [listCall, eventCall]) {
      const { result, tookMs } = await ask(known);
      expect([result.status, result.headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(Date.parse(result.headers.get("x-stale-since")!)).toBeLessThanOrEqual(Date.now());
      expect(tookMs).toBeLessThan(atOnceMs);
    }
    const unknown = await ask("/api/web/web-event-get?event=never-asked-for");
    expect([unknown.result.status, unknown.result.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(unknown.tookMs).toBeLessThan(atOnceMs);
    const ready = await ask("/readyz");
    expect(ready.result.status).toBe(503);
    expect(await ready.result.json()).toEqual({ status: "database away" });
    // who comes now hears at once that it is stale
    const late = await listen(url);
    await vi.waitFor(() => expect(late()).toContain("event: stale"), soon);

    goOn();
    await vi.waitFor(async () => expect((await ask("/readyz")).result.status).toBe(200), soon);
    await vi.waitFor(() => expect(heard()).toContain("event: current"), soon);
    expect((await ask(listCall)).result.headers.get("x-stale-since")).toBeNull();
    expect((await write()).result).toBe(200);
    expect(server.exitCode).toBeNull();
  },
  60_000,
);

const hasPages = existsSync(join(repositoryRoot, "apps/web/dist/server/entry-server.js"));

test.skipIf(!onLinux || !hasPages)(
  "pages say that they are stale in both languages; those never shown before say when to come back",
  async () => {
    const { dataDir, ask } = await givenRaceServer();
    const page = `/register/events/${event}`;
    expect(await (await ask(page)).result.text()).not.toContain("notice-bar");
    freeze(dataDir);
    await vi.waitFor(async () => expect((await ask("/readyz")).result.status).toBe(503), soon);

    const thai = (await ask(page)).result;
    expect([thai.status, thai.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await thai.text()).toMatch(/notice-bar.*ระบบขัดข้องชั่วคราว/s);
    expect(await (await ask(`${page}?lang=en`)).result.text()).toMatch(/notice-bar.*may be out of date/s);

    const { result: unknown, tookMs } = await ask("/register/events/never-asked-for?a=<b>");
    expect([unknown.status, unknown.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(tookMs).toBeLessThan(atOnceMs);
    const text = await unknown.text();
    expect(text).toContain("กลับมาในอีกสักครู่");
    expect(text).toContain("Back in a moment");
    expect(text).not.toContain("<b>");
  },
  60_000,
);

test("an own database that ends and comes back: the server lives on, and its jobs go on", async () => {
  const databaseDir = await givenUsedFolder();
  const holder = await givenServer(databaseDir);
  const { ask, write, process: server, output } = await givenRaceServer({ DATABASE_URL: findRunning(databaseDir)! });
  expect((await write()).result).toBe(200);
  for (let round = 0; round < 3; round++) {
    const before = postmasterOf(databaseDir)!;
    process.kill(before, "SIGKILL");
    // those who are connected may be served for a moment more
    await vi.waitFor(() => expect([undefined, before]).not.toContain(postmasterOf(databaseDir)), soon);
    await vi.waitFor(async () => expect((await write()).result).toBe(200), soon);
  }
  await vi.waitFor(async () => expect((await ask("/readyz")).result.status).toBe(200), soon);
  const { db, close } = connect(findRunning(databaseDir)!);
  onTestFinished(close);
  const outbox = createOutbox({ clock: Date.now, mailFrom: "Race <race@example.org>" });
  const mail = { to: "malee@race.example.org", subject: "Start", text: "สวัสดี" };
  await db.transaction().execute((tx) => outbox.add(tx, mail));
  const sent = () => db.selectFrom("mails").select("sentAt").executeTakeFirstOrThrow();
  await vi.waitFor(async () => expect((await sent()).sentAt).not.toBeNull(), soon);
  expect([server.exitCode, holder.process.exitCode]).toEqual([null, null]);
  expect(output()).toContain("the database answers again");
}, 60_000);

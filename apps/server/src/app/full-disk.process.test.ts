import { spawnSync } from "node:child_process";
import { appendFile, mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { addRace, givenRaceServer, raceEvent } from "./testing/given-race-server.ts";
import { givenDataFolder, givenServer, postmasterOf } from "./testing/given-server.ts";

const listCall = `/api/web/web-register-result-list?event=${raceEvent}`;
const soon = { timeout: 20_000, interval: 50 };

type RaceServer = Awaited<ReturnType<typeof givenRaceServer>>;

/** Writes refuse in time and say when to come again, reads go on and are not marked stale. */
async function expectOnlyReads({ ask, write }: RaceServer, status: string) {
  const refused = await write();
  expect(refused.result).toBe(503);
  expect(refused.tookMs).toBeLessThan(2_000);
  const read = (await ask(listCall)).result;
  expect([read.status, read.headers.get("x-stale-since")]).toEqual([200, null]);
  const ready = (await ask("/readyz")).result;
  expect([ready.status, ready.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await ready.json()).toEqual({ status });
}

async function expectAllWell({ ask, write, process: server }: RaceServer) {
  await vi.waitFor(async () => expect((await ask("/readyz")).result.status).toBe(200), soon);
  expect((await write()).result).toBe(200);
  expect(server.exitCode).toBeNull();
}

test("a database that becomes read-only: writes refuse, reads go on, then all is well", async () => {
  const given = await givenRaceServer();
  expect((await given.write()).result).toBe(200);
  const settings = join(given.dataDir, "postgres/data/postgresql.conf");
  const before = await readFile(settings);

  await appendFile(settings, "\ndefault_transaction_read_only = on\n");
  process.kill(postmasterOf(given.dataDir)!, "SIGHUP");
  // each connection reads its settings again when it is next used
  await vi.waitFor(async () => expect((await given.write()).result).toBe(503), soon);
  await expectOnlyReads(given, "database cannot write");

  await writeFile(settings, before);
  process.kill(postmasterOf(given.dataDir)!, "SIGHUP");
  await expectAllWell(given);
}, 60_000);

/** A disk of its own, which only the administrator of a Linux machine can make; undefined for all others. */
async function givenSmallDisk(megabytes: number): Promise<string | undefined> {
  if (process.platform !== "linux") return undefined;
  const folder = await mkdtemp(join(tmpdir(), "te-disk-"));
  onTestFinished(async () => {
    spawnSync("umount", ["--lazy", folder]);
    await rm(folder, { recursive: true, force: true });
  });
  const options = ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "none", folder];
  return spawnSync("mount", options).status === 0 ? folder : undefined;
}

/** Takes all the room that is left. */
async function fill(path: string): Promise<void> {
  const file = await open(path, "w");
  try {
    for (let size = 1_048_576; size >= 1_024; size /= 2) await fillWith(file, Buffer.alloc(size));
  } finally {
    await file.close();
  }
}

async function fillWith(file: Awaited<ReturnType<typeof open>>, bytes: Buffer): Promise<void> {
  for (;;) {
    const written = await file.write(bytes).catch(() => ({ bytesWritten: 0 }));
    if (written.bytesWritten < bytes.length) return;
  }
}

test("a full disk: writes refuse, reads go on, then all is well", async ({ skip }) => {
  const disk = await givenSmallDisk(192);
  if (disk === undefined) return skip();
  const dataDir = await givenDataFolder(disk);
  const given = { ...(await addRace(await givenServer(dataDir), dataDir)), dataDir };
  expect((await given.write()).result).toBe(200);

  await fill(join(disk, "filling"));
  // there is room in the pages that PostgreSQL has already
  let slowestMs = 0;
  for (let status = 200; status === 200;) {
    const { result, tookMs } = await given.write();
    slowestMs = Math.max(slowestMs, tookMs);
    status = result;
    expect([200, 503]).toContain(status);
  }
  expect(slowestMs).toBeLessThan(2_000);
  await expectOnlyReads(given, "disk full");

  await rm(join(disk, "filling"));
  await expectAllWell(given);
}, 120_000);

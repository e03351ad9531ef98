import { chmod, chown, cp, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { withClient } from "../client.ts";
import { chooseAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { startEmbedded } from "./supervisor.ts";

const isRoot = process.getuid?.() === 0;

async function givenFolder(mode: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "te-account-"));
  await chmod(folder, mode);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function serves(folder: string, binaries = findBinaries()): Promise<number | undefined> {
  const database = await startEmbedded(folder, { log: () => {}, durable: false, binaries });
  try {
    await withClient(database.url, (client) => client.query("select 1"));
    return (await stat(join(folder, "postgres/data"))).uid;
  } finally {
    await database.stop();
  }
}

test.runIf(isRoot)("root's PostgreSQL runs as nobody in an open folder", async () => {
  expect(await serves(await givenFolder(0o755))).toBe(65534);
});

test.runIf(isRoot)("root's PostgreSQL runs as nobody even if others cannot reach its programs and data", async () => {
  const closed = await givenFolder(0o700);
  const native = dirname(dirname(findBinaries().postgres));
  await cp(native, closed, { recursive: true, verbatimSymlinks: true });
  const program = (name: string) => join(closed, "bin", name);
  const binaries = { initdb: program("initdb"), postgres: program("postgres") };
  expect(await serves(join(closed, "data"), binaries)).toBe(65534);
});

test.runIf(isRoot)("data of another user stays theirs", async () => {
  const folder = await givenFolder(0o755);
  await mkdir(join(folder, "postgres"));
  // daemon: initdb wants a user with a name
  await chown(join(folder, "postgres"), 1, 1);
  expect(await serves(folder)).toBe(1);
});

test.runIf(isRoot)(
  "if nobody else can reach the data, the message names the closed folder and what to do",
  async () => {
    const closed = await givenFolder(0o700);
    const folder = join(closed, "postgres");
    await mkdir(folder);
    // without setpriv
    vi.stubEnv("PATH", closed);
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(chooseAccount(findBinaries().postgres, folder, () => {})).rejects.toThrow(`chmod o+x ${closed}`);
  },
);

test.skipIf(isRoot)("an ordinary user's PostgreSQL runs as that user", async () => {
  expect(await serves(await givenFolder(0o700))).toBe(process.getuid?.());
});

test("works in a folder whose path is too long for a socket", async () => {
  const folder = join(await givenFolder(0o755), "x".repeat(60), "y".repeat(60));
  expect(await serves(folder)).toBeDefined();
});

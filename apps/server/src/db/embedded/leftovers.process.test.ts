import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findBinaries } from "./binaries.ts";
import { holderOf, lockFolder } from "./folder-lock.ts";
import { endLeftover } from "./postmaster.ts";

async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "te-leftovers-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("removes PostgreSQL's pid file when another program has that process id now, and leaves the program alone", async () => {
  const folder = await givenFolder();
  const innocent = spawn("sleep", ["60"]);
  onTestFinished(() => void innocent.kill());
  const note = join(folder, "postmaster.pid");
  await writeFile(note, `${innocent.pid}\n${folder}\n0\n5432\n/run\n\n0 0\nready   \n`);
  await endLeftover(folder);
  expect(existsSync(note)).toBe(false);
  expect(innocent.exitCode ?? innocent.signalCode).toBeNull();
});

test("a folder has one holder at a time, and others learn its name", async () => {
  const folder = await givenFolder();
  const first = lockFolder(folder, "server");
  expect(lockFolder(folder, "race:import")).toBeUndefined();
  first?.announce({ what: "server", url: "http://127.0.0.1:8080" });
  expect(holderOf(folder)).toEqual({ pid: process.pid, what: "server", url: "http://127.0.0.1:8080" });
  first?.release();
  const second = lockFolder(folder, "race:import");
  expect(second).toBeDefined();
  second?.release();
});

test("a platform without PostgreSQL in npm is told to set DATABASE_URL", () => {
  expect(() => findBinaries("sunos-x64")).toThrow(/Set DATABASE_URL/);
});

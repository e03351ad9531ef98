import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { givenFolder } from "../db/backup/testing/given-backup.ts";
import { givenDatabase } from "../db/testing/given-database.ts";

const command = join(import.meta.dirname, "backup.ts");

/** Runs npm run backup -- FILE, on a disk where a file may have at most so many half kilobytes. */
async function backUp(url: string, file: string, blocks: string) {
  const env = { PATH: process.env["PATH"], DATABASE_URL: url, DATA_DIR: await givenFolder() };
  const line = 'ulimit -f "$0"; exec "$1" "$2" "$3"';
  const child = spawn("/bin/sh", ["-c", line, blocks, process.execPath, command, file], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

test.skipIf(process.platform === "win32")("reports a full disk and leaves nothing behind", async () => {
  const { url, stop } = await givenDatabase();
  onTestFinished(stop);
  const folder = await givenFolder();
  const file = join(folder, "today.backup");
  const refused = await backUp(url, file, "2");
  expect(refused.output).toContain(`There is no room for ${file}`);
  expect(refused.code).toBe(1);
  expect(await readdir(folder)).toEqual([]);

  const done = await backUp(url, file, "unlimited");
  expect([done.code, await readdir(folder)]).toEqual([0, ["today.backup"]]);
  const again = await backUp(url, file, "unlimited");
  expect([again.code, again.output]).toEqual([1, expect.stringContaining("exists already")]);
});

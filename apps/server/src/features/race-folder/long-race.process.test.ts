import { execFile } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { givenRaceFolder } from "../../testing/given-race-folder.ts";

const entries = 1_000;
const reads = 600_000;

function* lines() {
  yield "checkpoint,bib,at,source\n";
  const gun = Date.parse("2026-11-22T06:00:00+07:00");
  const source = "a reader at the side of the road".repeat(4);
  for (let read = 0; read < reads; read += 1) {
    yield `CP1,${(read % entries) + 1},${new Date(gun + read * 10).toISOString()},${source}\n`;
  }
}

const script = `
  import { openRaceFolder } from ${JSON.stringify(join(import.meta.dirname, "folder-source.ts"))};
  const folder = await openRaceFolder(process.argv[1]);
  let count = 0;
  for await (const _ of folder.entries()) count += 1;
  for await (const _ of folder.passings()) count += 1;
  folder.finish();
  console.log(count);`;

// 100 MB of file through a heap that could hold a tenth of it: the test runs out of memory if rows are gathered.
test("a long race is read without holding it in memory", async () => {
  const folder = await givenRaceFolder({
    "entrants.csv": `bib,category,firstName,lastName,gender\n${Array.from({ length: entries }, (_, i) => `${i + 1},10K,A,B,F\n`).join("")}`,
    "passings.csv": null,
  });
  await pipeline(Readable.from(lines()), createWriteStream(join(folder, "passings.csv")));
  const options = [
    "--max-old-space-size=24",
    "--max-semi-space-size=1",
    "--input-type=module",
    "--eval",
    script,
    folder,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  expect(stdout.trim()).toBe(String(entries + reads));
});

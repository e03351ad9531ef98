import { appendFile, type FileHandle, mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openAppendFile } from "./append-file.ts";

async function givenPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "te-append-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, "reads.jsonl");
}

const quiet = { retryMs: 1, onTrouble: () => {} };

it("adds lines, all that come at once together, and reads them again", async () => {
  const path = await givenPath();
  const first = await openAppendFile({ path, ...quiet });
  await first.file.append([]);
  await Promise.all([first.file.append(["a"]), first.file.append([]), first.file.append(["b", "ค"])]);
  await first.file.close();
  const second = await openAppendFile({ path, ...quiet });
  await second.file.append(["d"]);
  await second.file.close();
  expect([first.lines, second.lines]).toEqual([[], ["a", "b", "ค"]]);
  expect(await readFile(path, "utf8")).toBe("a\nb\nค\nd\n");
});

it("cuts off the half line of a power cut", async () => {
  const path = await givenPath();
  await appendFile(path, "a\nb\nhal");
  const { file, lines } = await openAppendFile({ path, ...quiet });
  await file.append(["c"]);
  await file.close();
  expect(lines).toEqual(["a", "b"]);
  expect(await readFile(path, "utf8")).toBe("a\nb\nc\n");
});

it("says that the disk is full, waits until it is not, and leaves no half lines behind", async () => {
  const path = await givenPath();
  const said: (string | null)[] = [];
  let fullFor = 3;
  const { file } = await openAppendFile({
    path,
    retryMs: 1,
    onTrouble: (code) => said.push(code),
    open: async (...args) => {
      const handle = await open(...args);
      const write = handle.write.bind(handle) as (...given: unknown[]) => Promise<{ bytesWritten: number }>;
      const failing = async (bytes: Buffer, at: number, length: number, place: number) => {
        if (fullFor-- <= 0) return write(bytes, at, length, place);
        await write(bytes, at, Math.floor(length / 2), place);
        throw Object.assign(new Error("no space"), { code: "ENOSPC" });
      };
      return Object.assign(handle, { write: failing }) as FileHandle;
    },
  });
  const written = file.append(["first line", "second line"]);
  const after = file.append(["third line"]);
  await Promise.all([written, after]);
  await file.close();
  expect(said).toEqual(["ENOSPC", "ENOSPC", "ENOSPC", null, null]);
  expect(await readFile(path, "utf8")).toBe("first line\nsecond line\nthird line\n");
});

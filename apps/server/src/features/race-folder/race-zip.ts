import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { Unzip, UnzipInflate, zipSync, type Zippable } from "fflate";
import type { ProblemList } from "./folder-problems.ts";

/** More than the largest race needs, and as much as a server can handle. */
const limits = {
  files: 100,
  unpackedBytes: 256 * 1024 * 1024,
  /** Tables of a race pack to a tenth; a file that packs to much less is an attack. */
  ratio: 200,
};

/** How much is unpacked between two checks of the limits. */
const packedAtATime = 64 * 1024;

const raceFiles = new Set([
  "race.json",
  ...["entrants", "passings", "penalties", "expected"].flatMap((table) => [`${table}.csv`, `${table}.csv.gz`]),
]);

/** Files that operating systems add to every archive. */
const litter = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;

/**
 * Unpacks the files of a race into an empty folder, under their fixed names and never under a name from the archive.
 * Other files stay packed. Problems are reported; then the folder must not be used.
 * @returns names of the files that are no part of a race
 */
export async function unpackRace(bytes: Uint8Array, folder: string, problems: ProblemList): Promise<string[]> {
  const unused: string[] = [];
  const unpacked = new Map<string, Uint8Array[]>();
  const parents = new Set<string>();
  let files = 0;
  let unpackedBytes = 0;
  let broken = false;

  const unzip = new Unzip((file) => {
    const name = nameOf(file.name);
    if (name.isFolder || litter.test(file.name)) return;
    files += 1;
    if (!name.isSafe) return problems.add(shortened(file.name), null, "unsafe_name");
    const isRaceFile = name.parents.length <= 1 && raceFiles.has(name.base);
    if (!isRaceFile) return void unused.push(shortened(file.name));
    parents.add(name.parents.join("/"));
    if (unpacked.has(name.base)) return problems.add(shortened(file.name), null, "both_files", name.base);
    const chunks: Uint8Array[] = [];
    unpacked.set(name.base, chunks);
    file.ondata = (error, chunk) => {
      if (error) broken = true;
      else if (withinLimits((unpackedBytes += chunk.length))) chunks.push(chunk.slice());
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const withinLimits = (size: number) => size <= Math.min(limits.unpackedBytes, limits.ratio * bytes.length);

  try {
    for (let from = 0; from < bytes.length; from += packedAtATime) {
      const end = Math.min(bytes.length, from + packedAtATime);
      unzip.push(bytes.subarray(from, end), end === bytes.length);
      if (files > limits.files || !withinLimits(unpackedBytes)) break;
    }
  } catch {
    broken = true;
  }
  if (files > limits.files) problems.add("", null, "too_many_files", String(limits.files));
  else if (!withinLimits(unpackedBytes)) problems.add("", null, "too_large_unpacked", megabytes(limits.unpackedBytes));
  else if (broken || files === 0) problems.add("", null, "not_zip");
  if (problems.count() > 0) return unused;

  for (const [name, chunks] of unpacked) await writeFile(join(folder, name), chunks);
  for (const name of unpacked.keys()) {
    if (name.endsWith(".gz")) await refuseBomb(join(folder, name), name, problems);
  }
  return unused;
}

/** Everything of a folder as one ZIP file. */
export async function packFolder(folder: string): Promise<Uint8Array> {
  const files: Zippable = {};
  for (const name of await readdir(folder)) files[name] = await readFile(join(folder, name));
  return zipSync(files);
}

/** Checks that files which are packed once more inside the archive keep the limits too. */
async function refuseBomb(path: string, name: string, problems: ProblemList): Promise<void> {
  const { size } = await stat(path);
  const most = Math.min(limits.unpackedBytes, Math.max(limits.ratio * size, packedAtATime));
  let unpackedBytes = 0;
  const count = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) if ((unpackedBytes += chunk.length) > most) return;
  };
  // the reader finds out whether it is gzip at all, and reports it
  await pipeline(createReadStream(path), createGunzip(), count).catch(() => {});
  if (unpackedBytes > most) problems.add(name, null, "too_large_unpacked", megabytes(limits.unpackedBytes));
}

interface EntryName {
  readonly isFolder: boolean;
  /** Whether a name leads only into the folder that it is unpacked in. */
  readonly isSafe: boolean;
  readonly parents: readonly string[];
  readonly base: string;
}

function nameOf(name: string): EntryName {
  const parts = name.split("/");
  const parents = parts.slice(0, -1);
  const isSafe = !/[\\\p{Cc}]|^[a-z]:/iu.test(name) && !parents.includes("") && !parts.includes("..");
  return { isFolder: name.endsWith("/"), isSafe, parents, base: parts.at(-1) ?? "" };
}

function shortened(name: string): string {
  return name.length > 80 ? `${name.slice(0, 80)}…` : name;
}

function megabytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MB`;
}

import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { lstat, open, stat } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough, pipeline, Transform, type Duplex } from "node:stream";
import { createGunzip } from "node:zlib";
import type { ProblemList } from "./folder-problems.ts";

export type TableName = "entrants" | "passings" | "penalties" | "expected";

/** One file of a race folder, found but not read. */
export interface FolderFile {
  /** As a person sees it in the folder: `entrants.csv.gz`. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

export interface FolderFiles {
  readonly race: FolderFile | undefined;
  readonly tables: Readonly<Record<TableName, FolderFile | undefined>>;
}

const required: readonly TableName[] = ["entrants", "passings"];

/** Looks for the files of a race by their fixed names: nothing else in the folder is ever opened. */
export async function findFolderFiles(folder: string, problems: ProblemList): Promise<FolderFiles> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) {
    problems.add(folder, null, "no_folder");
    return {
      race: undefined,
      tables: { entrants: undefined, passings: undefined, penalties: undefined, expected: undefined },
    };
  }

  const race = await findFile(folder, "race.json", problems);
  if (!race) problems.add("race.json", null, "missing_file");
  const findTable = async (table: TableName) => {
    const plain = await findFile(folder, `${table}.csv`, problems);
    const packed = await findFile(folder, `${table}.csv.gz`, problems);
    if (plain && packed) problems.add(plain.name, null, "both_files", packed.name);
    const file = plain ?? packed;
    if (!file && required.includes(table)) problems.add(`${table}.csv`, null, "missing_file");
    return file;
  };
  return {
    race,
    tables: {
      entrants: await findTable("entrants"),
      passings: await findTable("passings"),
      penalties: await findTable("penalties"),
      expected: await findTable("expected"),
    },
  };
}

/** A link is refused even if it leads to a file: a folder from elsewhere must not reveal files outside of it. */
async function findFile(folder: string, name: string, problems: ProblemList): Promise<FolderFile | undefined> {
  const path = join(folder, name);
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") problems.add(name, null, "unreadable", error.message);
  });
  if (!found) return undefined;
  if (!found.isFile()) problems.add(name, null, "not_a_file");
  return { name, path, bytes: found.size };
}

/** Ten times what the largest race needs. */
const mostUnpackedBytes = 1024 * 1024 * 1024;
/** Tables of a race pack to a tenth; a file that packs to much less is an attack. Small files may be of one letter. */
const largestRatio = 200;
const alwaysAllowedBytes = 4 * 1024 * 1024;

/** A packed file holds more than any race needs. */
export class TooLargeUnpacked extends Error {
  readonly limit: string;

  constructor(limitBytes: number) {
    super("too large unpacked");
    this.limit = `${Math.ceil(limitBytes / 1024 / 1024)} MB`;
  }
}

/** Stops as soon as more was unpacked than a race can need: nothing waits until a bomb is unpacked whole. */
function limitUnpacked(packedBytes: number): Transform {
  const most = Math.min(mostUnpackedBytes, Math.max(largestRatio * packedBytes, alwaysAllowedBytes));
  let unpacked = 0;
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      unpacked += chunk.length;
      if (unpacked > most) done(new TooLargeUnpacked(most));
      else done(null, chunk);
    },
  });
}

export type OnBytes = (bytes: number) => void;

/**
 * The streams that read a file and unpack it, to be piped in this order; `onBytes` hears how much of the file as it
 * lies on disk was read.
 */
export async function openContent({ name, path, bytes }: FolderFile, onBytes: OnBytes = () => {}): Promise<Duplex[]> {
  // the file may have become a link since the check
  const handle = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  const raw = handle.createReadStream({ highWaterMark: 64 * 1024 });
  const counted = new Transform({
    transform: (chunk: Buffer, _, done) => {
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
  const streams = [raw as unknown as Duplex, counted];
  return name.endsWith(".gz") ? [...streams, createGunzip(), limitUnpacked(bytes)] : streams;
}

export async function readWhole(file: FolderFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of pipeAll(await openContent(file), new PassThrough())) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Pipes streams together. An error in any of them becomes the last one's error; closing the last closes all. */
export function pipeAll<Last extends Duplex>(streams: readonly Duplex[], last: Last): Last {
  return pipeline([...streams, last], () => {}) as unknown as Last;
}

/**
 * Fingerprint of what a folder would store: the same whether files are packed or not. `expected.csv` is not stored,
 * so it does not count. Undefined when a file cannot be read: the import then says why.
 */
export async function fingerprintOf({ race, tables }: FolderFiles): Promise<string | undefined> {
  const hash = createHash("sha256");
  try {
    for (const [name, file] of [["race", race], ...Object.entries(tables)] as [string, FolderFile | undefined][]) {
      if (!file || name === "expected") continue;
      hash.update(`\n${name}\n`);
      const content = pipeAll(await openContent(file), new PassThrough());
      for await (const chunk of content) hash.update(chunk as Buffer);
    }
  } catch {
    return undefined;
  }
  return hash.digest("hex");
}

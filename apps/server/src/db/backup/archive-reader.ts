import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { extract } from "tar-stream";
import { BackupError } from "./backup-format.ts";

export interface Part {
  readonly name: string;
  readonly chunks: AsyncIterable<Buffer>;
}

/** Gives the parts of an archive one after the other; each must be read before the next is asked for. */
export async function* readArchive(file: string): AsyncGenerator<Part> {
  const archive = extract();
  const reading = pipeline(createReadStream(file), createZstdDecompress(), archive).then(
    () => undefined,
    (error: unknown) => error,
  );
  /** The first error between the file and its reader; what the reader of a part sees only follows from it. */
  const causeOf = async (error: unknown) => {
    archive.destroy();
    return damageOf(file, (await reading) ?? error);
  };
  async function* chunksOf(entry: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    try {
      yield* entry;
    } catch (error) {
      throw await causeOf(error);
    }
  }

  try {
    for await (const entry of archive)
      yield { name: entry.header.name, chunks: chunksOf(entry as AsyncIterable<Buffer>) };
  } catch (error) {
    throw await causeOf(error);
  } finally {
    archive.destroy();
  }
}

export async function bytesOf({ chunks }: Part): Promise<Buffer> {
  const read: Buffer[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read);
}

export async function textOf(part: Part): Promise<string> {
  return (await bytesOf(part)).toString();
}

/** Data that cannot be read or decompressed is the file's fault; the operator is told so. */
function damageOf(file: string, error: unknown): unknown {
  if (error instanceof BackupError) return error;
  const { code = "", message, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== undefined) return new BackupError(`${file} cannot be read: ${message}`);
  if (/^Z_BUF|unexpected end/i.test(`${code} ${message}`)) return new BackupError(`${file} is cut off.`);
  if (/^(Z_|ZSTD_)|tar/i.test(`${code} ${message}`)) {
    return new BackupError(`${file} is damaged or no backup of Time/Event (${message}).`);
  }
  return error;
}

import { createHash } from "node:crypto";
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import { pack } from "tar-stream";

export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  /** Gives the file its final name, once all of it is on the disk. */
  finish(): Promise<void>;
  /** Leaves no file behind. */
  abandon(): Promise<void>;
}

/** Level 3 compresses a gigabyte in some seconds; the checksum finds a changed byte. */
const pressing = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 };

/**
 * Writes an archive beside its place and moves it there when it is complete: a file of that name is a whole backup. It
 * holds everything that the installation knows about people, so no other user may read it.
 */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  const unfinished = `${file}.unfinished-${process.pid}`;
  const handle = await open(unfinished, "wx", 0o600);
  const remove = () => rmSync(unfinished, { force: true });
  process.once("exit", remove);

  const archive = pack();
  const written = pipeline(
    archive,
    createZstdCompress({ params: pressing }),
    handle.createWriteStream({ flush: true }),
  );
  // whoever adds the next part gets this error; until then it must not count as an unhandled rejection
  written.catch(() => {});

  return {
    add: (name, bytes) =>
      Promise.race([
        new Promise<void>((resolve, reject) => {
          archive.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) =>
            error ? reject(error) : resolve(),
          );
        }),
        // a full disk ends the pipeline, and then nothing would read what is added
        written,
      ]),
    finish: async () => {
      archive.finalize();
      await written;
      renameSync(unfinished, file);
      process.off("exit", remove);
      syncFolder(dirname(file));
    },
    abandon: async () => {
      archive.destroy();
      await written.catch(() => {});
      remove();
      process.off("exit", remove);
    },
  };
}

/** Counts and hashes the bytes that pass. */
export function createTally() {
  const hash = createHash("sha256");
  let bytes = 0;
  return {
    take: (chunk: Buffer) => {
      hash.update(chunk);
      bytes += chunk.length;
    },
    total: () => ({ bytes, sha256: hash.digest("hex") }),
  };
}

/** Makes the new name survive a power cut. Windows cannot, and need not. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

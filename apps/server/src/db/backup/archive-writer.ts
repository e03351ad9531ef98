import { createHash } from "node:crypto";
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import { pack } from "tar-stream";

export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  /** Gives the file its name, once all of it is on the disk. */
  finish(): Promise<void>;
  /** Leaves nothing behind. */
  abandon(): Promise<void>;
}

/** Level 3 presses a gigabyte in some seconds; the checksum tells a changed byte from a good one. */
const pressing = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 };

/**
 * Writes an archive beside its place and moves it there when it is complete: a file of that name is a whole backup. It
 * holds everything that the installation knows of people, so nobody else may read it.
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
  // whoever adds hears of it; until then it is no unhandled rejection
  written.catch(() => {});

  return {
    add: (name, bytes) =>
      Promise.race([
        new Promise<void>((resolve, reject) => {
          archive.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) =>
            error ? reject(error) : resolve(),
          );
        }),
        // a full disk ends the pipeline, and nobody would take what is added
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

/** Counts and hashes what goes by. */
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

/** So that the new name outlives a power cut, too. Windows cannot, and needs not. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

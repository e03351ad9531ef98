import { existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { BackupError } from "./backup-format.ts";
import { keptFiles } from "./kept-files.ts";

/** Refuses a data folder that has files of another installation which the restore would overwrite. */
export function refuseForeignFiles(dataDir: string): void {
  const there = keptFiles.filter((name) => existsSync(join(dataDir, name)));
  if (there.length === 0) return;
  throw new BackupError(
    `${dataDir} belongs to another installation: ${there.join(", ")} is there. Set DATA_DIR to an empty folder.`,
  );
}

/** Files that are written beside their places while the rows are loaded, and moved there once the rows are stored. */
export function createPlacing(dataDir: string) {
  const written: { from: string; to: string }[] = [];
  return {
    write: async (name: string, bytes: Buffer) => {
      if (!(keptFiles as readonly string[]).includes(name)) {
        throw new BackupError(`The backup brings a file that this version does not know: ${JSON.stringify(name)}.`);
      }
      await mkdir(dataDir, { recursive: true });
      const to = join(dataDir, name);
      const from = `${to}.unfinished-${process.pid}`;
      const handle = await open(from, "wx", 0o600);
      written.push({ from, to });
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    move: async () => {
      for (const { from, to } of written.splice(0)) await rename(from, to);
    },
    drop: async () => {
      for (const { from } of written.splice(0)) await rm(from, { force: true });
    },
  };
}

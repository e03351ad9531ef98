import { type FileHandle, open as openOnDisk } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A file of lines that only grows. */
export interface AppendFile {
  /**
   * Adds whole lines, and resolves when they are on the disk: what comes meanwhile is written and synchronised together. A disk
   * that is full or broken is tried again until it takes them.
   */
  readonly append: (lines: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Given {
  readonly path: string;
  /** Why the disk does not take what it should (`ENOSPC`, `EIO`, …); null: it took it. */
  readonly onTrouble: (code: string | null) => void;
  readonly retryMs: number;
  readonly open?: (path: string, flags: string) => Promise<FileHandle>;
}

/** Opens the file, or makes it, and cuts off the half line that a power cut left at its end. */
export async function openAppendFile({ path, onTrouble, retryMs, open = openOnDisk }: Given): Promise<{
  readonly file: AppendFile;
  readonly lines: readonly string[];
}> {
  const handle = await open(path, "r+").catch(() => open(path, "wx+"));
  const held = await handle.readFile();
  let length = held.lastIndexOf("\n") + 1;
  await handle.truncate(length);
  await handle.sync();
  await syncFolder(dirname(path));

  const waiting: { readonly text: string; readonly done: () => void }[] = [];
  let isWriting = false;
  let idle: (() => void)[] = [];

  async function writeWaiting(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) {
      const group = waiting.splice(0);
      const bytes = Buffer.from(group.map(({ text }) => text).join(""));
      if (bytes.length > 0) await untilWritten(bytes);
      length += bytes.length;
      for (const { done } of group) done();
    }
    isWriting = false;
    for (const go of idle.splice(0)) go();
  }

  /** Always at the same place, so that a second try overwrites what the first one managed. */
  async function untilWritten(bytes: Buffer): Promise<void> {
    for (;;) {
      try {
        for (let at = 0; at < bytes.length;) {
          at += (await handle.write(bytes, at, bytes.length - at, length + at)).bytesWritten;
        }
        await handle.datasync();
        return onTrouble(null);
      } catch (error) {
        onTrouble((error as NodeJS.ErrnoException).code ?? String(error));
        await handle.truncate(length).catch(() => {});
        await sleep(retryMs);
      }
    }
  }

  return {
    lines: held.subarray(0, length).toString("utf8").split("\n").slice(0, -1),
    file: {
      append: (lines) =>
        new Promise((done) => {
          waiting.push({ text: lines.map((line) => `${line}\n`).join(""), done });
          void writeWaiting();
        }),
      close: async () => {
        if (isWriting) await new Promise<void>((go) => (idle = [...idle, go]));
        await handle.close();
      },
    },
  };
}

/** So that the file's name outlives a power cut, too. Windows cannot and need not. */
async function syncFolder(path: string): Promise<void> {
  const folder = await openOnDisk(path, "r").catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

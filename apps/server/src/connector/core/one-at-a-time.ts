import { open, readFile, rm } from "node:fs/promises";

/** Another program writes into this folder. */
export class InUse extends Error {}

/**
 * Takes the folder of a journal for this process; two would number their lines alike.
 * @param path a file that says who has it
 * @throws InUse with the other's process id
 */
export async function takeAlone(path: string): Promise<void> {
  for (;;) {
    try {
      const file = await open(path, "wx");
      await file.writeFile(String(process.pid));
      return await file.close();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const owner = Number(await readFile(path, "utf8"));
    if (owner !== process.pid && isRunning(owner)) throw new InUse(String(owner));
    await rm(path, { force: true });
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * What an installation keeps in its data folder beside the database and a restored one needs: the audit log's noted
 * hashes, and the password of a demonstration's sign-ins.
 */
export const keptFiles = ["audit-anchors", "demo-password"] as const;

export interface KeptFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export async function readKeptFiles(dataDir: string): Promise<KeptFile[]> {
  const found: KeptFile[] = [];
  for (const name of keptFiles) {
    const bytes = await readFile(join(dataDir, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    if (bytes) found.push({ name, bytes });
  }
  return found;
}

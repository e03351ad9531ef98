import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";

/**
 * The secret that encrypts second factors in the database: the configured one, or one that this data folder keeps for
 * itself. It is not in the database and not in a backup, so neither is enough to make codes.
 */
export function createSecretsKey({ secretsKey, dataDir }: Pick<Config, "secretsKey" | "dataDir">) {
  const file = join(dataDir, "secrets-key");
  return async (): Promise<string> => {
    if (secretsKey !== undefined) return secretsKey;
    try {
      await mkdir(dataDir, { recursive: true });
      await writeFile(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    return (await readFile(file, "utf8")).trim();
  };
}

import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Folders } from "./folders.ts";
import { applicationDatabase, applicationRole } from "./initialise.ts";

/** Where a running embedded PostgreSQL listens. */
export interface Listening {
  /** Undefined or empty: on TCP. */
  readonly socketFolder: string | undefined;
  readonly port: number;
}

/** URL of a database for pg. The superuser's is for tests and for making databases, not for the application. */
export function addressOf(
  folders: Folders,
  { socketFolder, port }: Listening,
  user: "postgres" | typeof applicationRole = applicationRole,
  database: string = applicationDatabase,
): string {
  if (socketFolder) {
    return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socketFolder)}&port=${port}`;
  }
  return `postgresql://${user}:${readPassword(folders) ?? ""}@127.0.0.1:${port}/${database}`;
}

/** Windows has no private sockets: there it listens on TCP, with a password kept in the private folder. */
export function passwordFor(folders: Folders): string | undefined {
  if (process.platform !== "win32") return undefined;
  const kept = readPassword(folders);
  if (kept) return kept;
  const password = randomBytes(24).toString("hex");
  writeFileSync(passwordFile(folders), password, { mode: 0o600 });
  return password;
}

/** Any free port. Another program may take it before PostgreSQL does; then the start fails and is tried again. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

export const passwordFile = (folders: Folders): string => join(folders.base, "password");

function readPassword(folders: Folders): string | undefined {
  const file = passwordFile(folders);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

import { once } from "node:events";
import { createServer } from "node:net";
import type { Config } from "./config.ts";

type Place = Pick<Config, "host" | "port">;

/**
 * How many connections may wait until the process takes them. A sale opens thousands at once; whoever finds no room tries
 * again later and later, and is cut off after a minute. Linux allows `net.core.somaxconn` (4,096), Node asks for 511.
 */
export const mostUntaken = 4_096;

/**
 * Throws if the server could not listen at its place: nobody waits for a database, or finds a new one, only to read that
 * the port is taken.
 */
export async function expectFreePort({ host, port }: Place): Promise<void> {
  const trial = createServer();
  try {
    trial.listen({ host, port });
    await once(trial, "listening");
  } catch (error) {
    throw new Error(listenProblem({ host, port }, error as NodeJS.ErrnoException), { cause: error });
  }
  trial.close();
  await once(trial, "close");
}

export function listenProblem({ host, port }: Place, { code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE")
    return `PORT ${port} on ${host} is taken by another program. Set PORT to another port (0: any free one).`;
  if (code === "EACCES") return `PORT ${port} on ${host} is not allowed for this user. Set PORT to a port above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST ${host} is no address of this machine.`;
  return `HOST ${host}, PORT ${port}: ${message}`;
}

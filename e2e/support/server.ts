import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Product {
  readonly url: string;
  stop(): Promise<void>;
}

/** The password of the demonstration's users: admin, manager, finance, desk, timing and viewer. */
export const demoPassword = process.env.DEMO_PASSWORD ?? "the-journeys-own-password";

const startLimitMs = 90_000;
const stopLimitMs = 15_000;

/** Starts the product as people get it: the built pages, a new embedded database, the demonstration. */
export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), "time-event-"));
  // open to others, because root's database runs as another user
  chmodSync(dataDir, 0o755);
  writeFileSync(join(dataDir, "demo-password"), demoPassword);
  const { DATABASE_URL: _ours, PUBLIC_URL: _too, ...env } = process.env;
  const server = spawn(process.execPath, [join(import.meta.dirname, "../../apps/server/src/main.ts")], {
    env: {
      ...env,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      HOST: "127.0.0.1",
      PORT: "0",
      SEED: "demo",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async () => {
    await end(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await addressOf(server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The server prints its address as soon as it answers. */
async function addressOf(server: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The product ${why}. It said:\n${output}`));
    const limit = setTimeout(() => fail(`did not start within ${startLimitMs / 1000} s`), startLimitMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (url === undefined) return;
      clearTimeout(limit);
      resolve(url);
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.on("error", (error) => fail(`could not be started: ${error.message}`));
    server.on("exit", (code) => {
      clearTimeout(limit);
      fail(`ended with ${code ?? "a signal"}`);
    });
  });
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  const limit = setTimeout(() => server.kill("SIGKILL"), stopLimitMs);
  await ended;
  clearTimeout(limit);
}

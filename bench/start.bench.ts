// Measures the time from kill -9 to the first 200 (limit: an empty Fastify), and the memory of the idle process.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { paired } from "./support/paired.ts";
import { sharedNowMs } from "./support/clock.ts";

const repository = join(import.meta.dirname, "..");
const dataDir = mkdtempSync(join(tmpdir(), "te-start-"));
const lookEveryMs = 2;
const givenUpAfterMs = 60_000;

interface Program {
  readonly file: string;
  readonly port: number;
}
const product: Program = { file: join(repository, "apps/server/src/main.ts"), port: 18_471 };
const empty: Program = { file: join(import.meta.dirname, "support/empty-fastify.ts"), port: 18_472 };
const running = new Map<Program, ChildProcess>();
const readyMs: number[] = [];

async function restart(program: Program): Promise<number> {
  const before = running.get(program);
  if (before) {
    before.kill("SIGKILL");
    await once(before, "exit");
  }
  const startedAt = sharedNowMs();
  const environment = { ...process.env, PORT: String(program.port), DATA_DIR: dataDir, LOG_LEVEL: "error" };
  running.set(
    program,
    spawn(process.execPath, [program.file], { env: environment, stdio: ["ignore", "ignore", "inherit"] }),
  );
  while (!(await answers(program.port))) {
    if (sharedNowMs() - startedAt > givenUpAfterMs) throw new Error(`${program.file} does not answer`);
    await delay(lookEveryMs);
  }
  return sharedNowMs() - startedAt;
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

const ours = async () => {
  const ms = await restart(product);
  readyMs.push(ms);
  return ms;
};
// the very first start makes and fills the database, which is not measured
await ours();
readyMs.length = 0;
await paired("start", { ours, limit: () => restart(empty) });

readyMs.sort((a, b) => a - b);
console.log(
  `start: median ${Math.round(readyMs[readyMs.length >> 1]!)} ms from kill -9 to the first 200 (max ${Math.round(readyMs.at(-1)!)})`,
);
const idle = readFileSync(`/proc/${running.get(product)!.pid}/status`, "utf8");
console.log(`start: idle memory ${Math.round(Number(/VmRSS:\s+(\d+)/.exec(idle)?.[1]) / 1024)} MB`);

running.get(empty)!.kill("SIGKILL");
const server = running.get(product)!;
server.kill("SIGTERM");
await once(server, "exit");
rmSync(dataDir, { recursive: true, force: true });

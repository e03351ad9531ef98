// What the server holds after 20,000 requests of the public API, each list another one; below 400 MB is the aim. Linux.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";

const requests = 20_000;
const clients = 32;

const dataDir = mkdtempSync(join(tmpdir(), "te-bench-"));
const server = spawn(
  process.execPath,
  ["--max-semi-space-size=8", join(import.meta.dirname, "../apps/server/src/main.ts")],
  {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      PORT: "0",
      SEED: "demo",
      MALLOC_ARENA_MAX: process.env["MALLOC_ARENA_MAX"] ?? "2",
    },
    stdio: ["ignore", "pipe", "inherit"],
  },
);
let said = "";
let address: string | undefined;
for await (const chunk of server.stdout) {
  said += String(chunk);
  address = /http:\/\/127[\d.:]+/.exec(said)?.[0];
  if (address) break;
}
const url = address!;

const agent = new Agent({ keepAlive: true, maxSockets: clients });
let asked = 0;
/** Comes from many addresses: the limit on reads of one address is not what is measured. */
async function ask(path: string): Promise<string> {
  const headers = {
    "accept-encoding": ["br", "gzip", "identity"][asked % 3],
    "x-forwarded-for": `203.0.113.${asked++ % 250}`,
  };
  const [reply] = (await once(get(`${url}/api/web/${path}`, { agent, headers }), "response")) as [IncomingMessage];
  const body = await text(reply);
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode}`);
  return body;
}

asked = 2; // identity
const events = JSON.parse(await ask("web-event-list")) as { data: { slug: string }[] };
const slugs = events.data.map(({ slug }) => slug);

const pathOf = (at: number) => {
  const slug = slugs[at % slugs.length];
  const list = `web-register-result-list?event=${slug}&offset=${at % 500}&limit=${1 + (at % 200)}`;
  return [list, `web-event-get?event=${slug}`, `web-event-list?text=x${at}`][at % 3]!;
};

const residentMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))![1]) / 1_024;

console.log(`before            ${residentMb().toFixed(0)} MB`);
let [next, most] = [0, 0];
const watching = setInterval(() => (most = Math.max(most, residentMb())), 50);
await Promise.all(
  Array.from({ length: clients }, async () => {
    while (next < requests) await ask(pathOf(next++));
  }),
);
clearInterval(watching);
console.log(`${requests} requests    ${residentMb().toFixed(0)} MB, at most ${most.toFixed(0)} MB`);
agent.destroy();
server.kill();
await once(server, "exit");
rmSync(dataDir, { recursive: true, force: true });

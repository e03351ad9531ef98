// A burst of buyers for one category over HTTP: each begins an order with a place, one in four finds one. In buyers
// answered per second. Limit: 16 connections that each hold the same row for one place, in a transaction of its own, with the
// same share of losers. `BUYERS=20000` is the long form.
import { randomBytes, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { connect } from "../apps/server/src/db/connection.ts";
import { startChild } from "./support/child.ts";
import { paired } from "./support/paired.ts";
import { perSecond } from "./support/per-second.ts";

const buyers = Number(process.env["BUYERS"] ?? 1_000);
const places = Math.floor(buyers / 4);
const atOnce = 64;
const connections = 16;

interface Outcome {
  readonly taken: number;
  readonly wrong: number;
  readonly cpuMs: number;
  readonly commits: number;
  readonly lagP99Ms: number;
}

const server = startChild("sale-server.ts");
const { url, databaseUrl } = await server.next<{ url: string; databaseUrl: string }>("databaseUrl");
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const bare = connect(databaseUrl, { poolSize: connections, statementTimeoutMs: 0 });
await bare.pool.query("create table bench_places (taken integer not null, capacity integer not null)");
let shown = "";

let busyAnswers = 0;

/** Sends a submit until it is answered: a server that is too busy says so, and keeps the submit's id. */
async function submit(call: string, body: object, address: string) {
  const id = randomUUID();
  for (;;) {
    const answer = await post(call, body, { address, id });
    if (answer.status !== 503) return answer;
    busyAnswers++;
    await delay(200);
  }
}

function post(call: string, body: object, { address, id }: { address: string; id: string }) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      "idempotency-key": id,
      "x-forwarded-for": address,
    };
    const sent = request(`${url}/api/web/${call}`, { method: "POST", agent, headers }, (reply) => {
      let text = "";
      reply.setEncoding("utf8").on("data", (part: string) => (text += part));
      reply.on("end", () => resolve({ status: reply.statusCode!, body: text }));
    });
    sent.on("error", reject);
    sent.end(JSON.stringify(body));
  });
}

/** One buyer; returns whether they have a place, and how long they waited for the answer. */
async function buy(event: string, number: number): Promise<{ won: boolean; waitedMs: number }> {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const startedAt = performance.now();
  const held = await submit("web-register-save", { event, language: "th", category: "10K" }, address);
  const waitedMs = performance.now() - startedAt;
  if (held.status === 200) return { won: true, waitedMs };
  if (held.status === 409 && /category_full|places_held/.test(held.body)) return { won: false, waitedMs };
  throw new Error(`${held.status} ${held.body}`);
}

async function ours(): Promise<number> {
  const event = `sale-${randomBytes(6).toString("hex")}`;
  const ready = server.next("ready");
  server.send({ sale: event, places });
  await ready;
  const waits: number[] = [];
  busyAnswers = 0;
  let winners = 0;
  const figure = await perSecond(buyers, atOnce, async (number) => {
    const { won, waitedMs } = await buy(event, number);
    waits.push(waitedMs);
    if (won) winners++;
  });
  const told = server.next<Outcome>("taken");
  server.send({});
  const { taken, wrong, cpuMs, commits, lagP99Ms } = await told;
  if (winners !== places || taken !== places || wrong > 0) {
    throw new Error(`${winners} were told of a place and ${taken} are held of ${places}; ${wrong} wrong counters`);
  }
  waits.sort((one, other) => one - other);
  const of = (sum: number) => (sum / buyers).toFixed(1);
  shown =
    `${figure.toFixed(0)} buyers/s; ${of(cpuMs)} ms of processor time and ${of(commits)} commits a buyer; ` +
    `answered median ${waits[waits.length >> 1]!.toFixed(0)} ms, last ${waits.at(-1)!.toFixed(0)} ms; loop p99 ${lagP99Ms.toFixed(0)} ms; ${busyAnswers} × too busy`;
  return figure;
}

async function limit(): Promise<number> {
  await bare.pool.query("truncate bench_places");
  await bare.pool.query("insert into bench_places values (0, $1)", [places]);
  let winners = 0;
  const figure = await perSecond(buyers, connections, async () => {
    const client = await bare.pool.connect();
    await client.query("begin");
    const { rows } = await client.query<{ left: number }>(
      "select capacity - taken as left from bench_places for update",
    );
    if (rows[0]!.left > 0) {
      await client.query("update bench_places set taken = taken + 1");
      winners++;
    }
    await client.query("commit");
    client.release();
  });
  if (winners !== places) throw new Error(`${winners} of ${places}`);
  return figure;
}

await paired(`on-sale, ${buyers} buyers for ${places} places`, { ours, limit });
console.log(`  last round: ${shown}; exactly ${places} held in every round`);
await bare.close();
agent.destroy();
server.stop();

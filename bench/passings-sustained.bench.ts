// A finish at full speed: 10,000 reads a second in batches of 500, while somebody looks at the results. Limits: no read is lost,
// and 99 of 100 batches are on that screen within a second of the moment at which they were due. `SECONDS=60` is the long form.
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { webRegisterResultList } from "../packages/contract/src/results.ts";
import { bigRaceSlug } from "./support/big-race.ts";
import { readsFrom, startPassingLoad } from "./support/passing-load.ts";

const seconds = Number(process.env["SECONDS"] ?? 10);
const readsPerSecond = Number(process.env["READS"] ?? 10_000);
const batch = 500;
const limitMs = 1_000;
const batches = Math.round((seconds * readsPerSecond) / batch);
const everyMs = (1_000 * batch) / readsPerSecond;

const load = await startPassingLoad(64);
const list = `${load.url}/api/web/${webRegisterResultList.name}?event=${bigRaceSlug}&category=42K`;

/** Versions of the rows on screen, and when they were there. */
const screens: { readonly version: number; readonly at: number }[] = [];
let isLooking = false;
let isStale = true;

/** A page that hears of a change asks for its rows; changes that it hears of meanwhile are one. */
async function look(): Promise<void> {
  isStale = true;
  if (isLooking) return;
  isLooking = true;
  while (isStale) {
    isStale = false;
    const { meta } = (await (await fetch(list)).json()) as { meta: { version: number } };
    screens.push({ version: meta.version, at: performance.now() });
  }
  isLooking = false;
}
const stream = request(list, { agent: false, headers: { accept: "text/event-stream" } }, (reply) => {
  reply.on("data", (part: Buffer) => part.includes("data:") && void look());
  reply.on("error", () => {});
});
stream.on("error", () => {}).end();
await look();

const sentBatches: Promise<{ readonly dueAt: number; readonly version: number }>[] = [];
const startedAt = performance.now();
for (let at = 0; at < batches; at++) {
  const dueAt = startedAt + at * everyMs;
  await delay(Math.max(0, dueAt - performance.now()));
  sentBatches.push(load.send(readsFrom(at * batch, batch)).then((version) => ({ dueAt, version })));
}
const stored = await Promise.all(sentBatches);
const tookMs = performance.now() - startedAt;
const newest = Math.max(...stored.map(({ version }) => version));
for (let tries = 0; tries < 100 && !screens.some(({ version }) => version >= newest); tries++) await delay(50);
stream.destroy();

const lost = batches * batch - (await load.count());
if (lost !== 0) throw new Error(`${lost} reads are lost`);
const waits = stored
  .map(({ dueAt, version }) => (screens.find((screen) => screen.version >= version)?.at ?? Infinity) - dueAt)
  .sort((a, b) => a - b);
const p99 = waits[Math.floor(waits.length * 0.99)]!;
const reads = batches * batch;
console.log(
  `passings-sustained: ours/limit ${(((reads / tookMs) * 1_000) / readsPerSecond).toPrecision(3)} of ${readsPerSecond} reads/s, 0 lost of ${reads}`,
);
console.log(
  `passings-sustained, on screen: ours/limit ${(p99 / limitMs).toPrecision(3)}; median ${waits[waits.length >> 1]!.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, last ${waits.at(-1)!.toFixed(0)} ms n=${batches}`,
);
await load.stop();

// What a minute of a busy race costs one listener on the wire, headers and all: 100 rows on screen pass the next point within
// it, then they finish. Limit: 10 kB. Beside it what the same minute costs a page that hears each change and asks for
// all rows again, and for podiums every three seconds.
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import { webRegisterResultList, type ResultRow, type ResultStep } from "../packages/contract/src/results.ts";
import { takeSteps, type ListAt } from "../packages/contract/src/result-steps/result-steps.ts";
import { withKey } from "../apps/server/src/testing/given-key.ts";
import { bigRacePoints, bigRaceSlug } from "./support/big-race.ts";
import { startChild } from "./support/child.ts";

const limitKb = 10;
const rowsThatChange = 100;
const secondsAMinute = Number(process.env["SECONDS"] ?? 60);

const product = startChild("results-server.ts", "2000", "3");
const { url, key } = await product.next<{ url: string; key: string }>("url");
const list = `${url}/api/web/${webRegisterResultList.name}?event=${bigRaceSlug}&category=42K`;

/** One GET or stream on a connection of its own; counts every byte that comes. */
function ask(address: string, headers: Record<string, string>) {
  const chunks: Buffer[] = [];
  const asked = request(address, { agent: false, headers: { "accept-encoding": "gzip, deflate, br", ...headers } });
  let read = () => 0;
  const ended = new Promise<void>((done) => {
    asked.on("socket", (socket) => (read = () => socket.bytesRead));
    asked.on("response", (reply) => {
      reply.on("data", (chunk: Buffer) => chunks.push(chunk));
      reply.on("close", done);
    });
    asked.on("error", () => done());
  });
  asked.end();
  return { bytes: () => read(), body: () => Buffer.concat(chunks), ended, stop: () => asked.destroy() };
}

async function rowsNow(): Promise<ListAt> {
  const { data, meta } = (await (await fetch(list)).json()) as {
    data: ResultRow[];
    meta: { version: number; total: number };
  };
  return { rows: data, ...meta };
}

/** The rows on screen pass a point one after the other, all within the minute. */
async function passAll(rows: readonly ResultRow[], point: number): Promise<void> {
  const checkpoint = bigRacePoints[point]!;
  const startedAt = performance.now();
  for (const [index, row] of rows.entries()) {
    const lastMs = row.splitMs.findLast((ms) => ms !== null)!;
    const at = row.lastSeen!.at + Math.round(lastMs * (0.2 + ((index * 37) % 100) / 4000)) + index;
    const reply = await fetch(`${url}/api/event/passing-save`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": randomUUID(), ...withKey(key) },
      body: JSON.stringify({ passings: [{ checkpoint, bib: row.bib, at }] }),
    });
    if (!reply.ok) throw new Error(`the passing was refused: ${await reply.text()}`);
    await delay(Math.max(0, startedAt + ((index + 1) * secondsAMinute * 1000) / rows.length - performance.now()));
  }
  await delay(10_000);
}

for (const [point, what] of [
  [3, "pass the next point"],
  [4, "finish"],
] as const) {
  const before = await rowsNow();
  const now = ask(`${list}&with=models&since=${before.version}&offset=0&limit=100`, { accept: "text/event-stream" });
  const notices = ask(list.replace("&category=42K", ""), { accept: "text/event-stream" });
  let asking = true;
  let again = 0;
  const rereads = (async () => {
    let version = "";
    let modelsAt = performance.now();
    while (asking) {
      const last = /"version":(\d+)(?!.*"version")/s.exec(notices.body().toString())?.[1] ?? "";
      if (last !== version) {
        version = last;
        const reply = ask(`${list}&offset=0&limit=100`, {});
        await reply.ended;
        again += reply.bytes();
        if (performance.now() - modelsAt > 3000) {
          modelsAt = performance.now();
          const models = ask(
            `${url}/api/web/${webRegisterResultList.name}?event=${bigRaceSlug}&with=models&limit=1`,
            {},
          );
          await models.ended;
          again += models.bytes();
        }
      }
      await delay(20);
    }
  })();
  await passAll(before.rows.slice(0, rowsThatChange), point);
  asking = false;
  await rereads;
  const text = gunzipSync(now.body(), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  const steps = [...text.matchAll(/event: rows\ndata: (.*)\n/g)].flatMap(
    ([, data]) => (JSON.parse(data!) as [ResultStep[]])[0],
  );
  const after = takeSteps(before, steps, bigRacePoints);
  const whole = await rowsNow();
  if (JSON.stringify(after?.rows) !== JSON.stringify(whole.rows)) throw new Error("the listener shows other rows");
  const kb = now.bytes() / 1000;
  const wholeKb = (again + notices.bytes()) / 1000;
  const messages = text.split("event: rows").length - 1;
  console.log(
    `live-minute, ${rowsThatChange} rows ${what}: ${kb.toFixed(1)} kB in ${messages} messages (limit ${limitKb}), ` +
      `${(kb / limitKb).toFixed(2)} of it; with whole rows ${wholeKb.toFixed(0)} kB`,
  );
  if (process.env["SHOW"]) console.log(text.slice(0, 3000));
  now.stop();
  notices.stop();
}
product.stop();

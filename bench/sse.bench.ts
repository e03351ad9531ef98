// Sends one change to 10,000 listeners, in listeners per millisecond. Limit: a bare write loop. Then it measures the
// whole way, from the commit of a passing to the last of these listeners.
import { withKey } from "../apps/server/src/testing/given-key.ts";
import { bigRaceSlug } from "./support/big-race.ts";
import { startChild } from "./support/child.ts";
import { sharedNowMs } from "./support/clock.ts";
import { paired } from "./support/paired.ts";

const listeners = Number(process.env["LISTENERS"] ?? 10_000);

async function givenStream(kind: "stream" | "raw") {
  const server = startChild("sse-server.ts", kind);
  const { url } = await server.next<{ url: string }>("url");
  const audience = startChild("sse-listeners.ts", url, String(listeners));
  await audience.next<{ ready: boolean }>("ready");
  return {
    push: async (): Promise<number> => {
      const started = server.next<{ startedAt: number }>("startedAt");
      const heard = audience.next<{ lastAt: number }>("lastAt");
      server.send({ push: true });
      return listeners / ((await heard).lastAt - (await started).startedAt);
    },
    stop: () => {
      audience.stop();
      server.stop();
    },
  };
}

const ours = await givenStream("stream");
const raw = await givenStream("raw");
await paired("sse", { ours: ours.push, limit: raw.push }, 21);
ours.stop();
raw.stop();

const changes = 20;
const product = startChild("results-server.ts", "2000");
const { url, key } = await product.next<{ url: string; key: string }>("url");
const stream = `${url}/api/web/web-register-result-list?event=${bigRaceSlug}`;
const audience = startChild("sse-listeners.ts", stream, String(listeners));
await audience.next<{ ready: boolean }>("ready");
const waitedMs: number[] = [];
for (let change = 1; change <= changes; change++) {
  const heard = audience.next<{ lastAt: number }>("lastAt");
  await pass(change);
  const committedAt = sharedNowMs();
  waitedMs.push((await heard).lastAt - committedAt);
}
waitedMs.sort((a, b) => a - b);
console.log(
  `sse: commit → last of ${listeners} listeners: median ${Math.round(waitedMs[changes / 2]!)} ms, worst ${Math.round(waitedMs.at(-1)!)} ms of ${changes}`,
);
audience.stop();
product.stop();

/** One player finishes. Every hundredth player is still on the course. */
async function pass(change: number): Promise<void> {
  const reply = await fetch(`${url}/api/event/passing-save`, {
    method: "POST",
    headers: { "content-type": "application/json", ...withKey(key) },
    body: JSON.stringify({
      passings: [
        {
          checkpoint: "FIN",
          bib: String((change - 1) * 100 + 1),
          at: Date.parse("2026-11-15T11:00:00+07:00") + change,
        },
      ],
    }),
  });
  if (!reply.ok) throw new Error(`the passing was refused: ${await reply.text()}`);
}

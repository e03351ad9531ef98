// One change to 10,000 listeners: the product's stream against a bare write loop, in listeners per millisecond.
import { startChild } from "./support/child.ts";
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

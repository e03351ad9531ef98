import { setTimeout as delay } from "node:timers/promises";
import { type Child, startChild } from "./child.ts";
import { paired } from "./paired.ts";

const entries = 32_000;
const askedARound = 250;
/** Asked on time, whoever still waits: a slow answer must not make the next question later. */
const everyMs = 10;

/** A server with a large race, and twenty clients who ask it for whatever they are told. */
export interface Busy {
  readonly slug: string;
  /** Prints how long everybody else waits (p99) while twenty clients ask for `paths`, against while they ask for nothing. */
  compare(name: string, paths: readonly string[]): Promise<void>;
  stop(): void;
}

export async function startBusyServer(): Promise<Busy> {
  const server = startChild("staff-server.ts", String(entries));
  const { url } = await server.next<{ url: string; eventId: number }>("eventId");
  const crowd = startChild("crowd.ts");
  const list = (await (await fetch(`${url}/api/web/web-event-list`)).json()) as { data: { slug: string }[] };
  const { slug } = list.data[0]!;
  const others = `${url}/api/web/web-event-type-list`;

  return {
    slug,
    compare: async (name, paths) => {
      const shown = { alone: "", crowded: "", answers: 0 };
      await paired(`${name}: p99 of others with / without ${paths.length === 1 ? paths[0] : name}`, {
        ours: async () => {
          crowd.send({ base: url, crowd: paths });
          await delay(200);
          const waits = await waitsOf(others);
          shown.answers = await rest(crowd);
          shown.crowded = told(waits);
          return at(waits, 0.99);
        },
        limit: async () => {
          const waits = await waitsOf(others);
          shown.alone = told(waits);
          return at(waits, 0.99);
        },
      });
      console.log(
        `  last round: alone ${shown.alone}; crowded ${shown.crowded}; ${shown.answers} answers to the crowd`,
      );
    },
    stop: () => {
      crowd.stop();
      server.stop();
    },
  };
}

async function rest(crowd: Child): Promise<number> {
  const said = crowd.next<{ answers: number }>("answers");
  crowd.send({ crowd: [] });
  return (await said).answers;
}

/** How long requests wait for their answer, in milliseconds, the shortest first. */
async function waitsOf(url: string): Promise<number[]> {
  const waits: Promise<number>[] = [];
  const startedAt = performance.now();
  for (let asked = 0; asked < askedARound; asked++) {
    waits.push(waitFor(url, asked));
    await delay(Math.max(0, startedAt + (asked + 1) * everyMs - performance.now()));
  }
  return (await Promise.all(waits)).sort((one, other) => one - other);
}

async function waitFor(url: string, asked: number): Promise<number> {
  const startedAt = performance.now();
  const reply = await fetch(url, { headers: { "x-forwarded-for": `198.51.100.${asked}` } });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return performance.now() - startedAt;
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)]!;
const told = (waits: readonly number[]) => `median ${at(waits, 0.5).toFixed(1)} p99 ${at(waits, 0.99).toFixed(1)} ms`;

import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import { resultsChannel } from "./results.repository.ts";
import type { Leaderboards } from "./leaderboards.ts";

/** How often the versions are looked at, for announcements that were lost. */
const lookEveryMs = 1_000;

/** Changes that come closer together than this are taken in together. */
const gatherMs = 50;

/**
 * Keeps a process's leaderboards up to date with what any process writes: by the database's announcements, and by a
 * look of its own every second, so that a lost connection delays a result but never hides it.
 */
export function watchResults(
  boards: Leaderboards,
  connect: () => Promise<Client>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const gathering = new Map<number, NodeJS.Timeout>();
  let client: Client | undefined;

  const refresh = (eventId: number) => {
    gathering.delete(eventId);
    boards.refresh(eventId).catch(onError);
  };
  const gather = (eventId: number) => {
    if (!gathering.has(eventId)) gathering.set(eventId, setTimeout(refresh, gatherMs, eventId));
  };

  async function listen(): Promise<void> {
    const fresh = await connect();
    const lost = () => {
      if (client === fresh) client = undefined;
    };
    fresh.on("error", lost);
    fresh.on("end", lost);
    fresh.on("notification", ({ payload }) => gather(Number(payload)));
    await fresh.query(`listen ${resultsChannel}`);
    client = fresh;
  }

  async function look(): Promise<void> {
    if (!client) await listen();
    await boards.refreshAll();
  }

  const stopping = new AbortController();
  async function keepLooking(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch(onError);
      await delay(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const looking = keepLooking();

  return {
    stop: async () => {
      stopping.abort();
      for (const waiting of gathering.values()) clearTimeout(waiting);
      await looking;
      await client?.end();
    },
  };
}

import { setTimeout as delay } from "node:timers/promises";
import { listen, type Listening } from "../../db/listen.ts";
import type { Leaderboards } from "./leaderboards.ts";
import { resultsChannel } from "./results.repository.ts";

/** How often the versions are read, in case announcements were lost. */
const lookEveryMs = 1_000;

/** Changes that come closer together than this are taken in together. */
const gatherMs = 50;

/**
 * Keeps a process's leaderboards up to date with the changes of all processes: by the database's announcements, and by
 * reading the versions every second, so that a lost connection delays a result but never hides it. Events under way are
 * loaded before anybody asks for them.
 */
export function watchResults(
  boards: Leaderboards,
  databaseUrl: string,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let isInTrouble = false;
  /** Tells of each trouble once, although it is met every second. */
  const note = (error: unknown) => {
    if (!isInTrouble && !stopping.signal.aborted) onError(error);
    isInTrouble = true;
  };
  const gathering = new Map<number, NodeJS.Timeout>();
  const stopping = new AbortController();
  let listening: Listening | undefined;

  const refresh = (eventId: number) => {
    gathering.delete(eventId);
    boards.refresh(eventId).catch(note);
  };
  const gather = (payload: string) => {
    const eventId = Number(payload);
    if (!gathering.has(eventId)) gathering.set(eventId, setTimeout(refresh, gatherMs, eventId));
  };
  const lost = () => {
    listening = undefined;
  };

  async function look(): Promise<void> {
    listening ??= await listen(databaseUrl, resultsChannel, gather, lost);
    await boards.refreshAll();
    await boards.loadUnderWay();
    isInTrouble = false;
  }

  async function keepLooking(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch(note);
      await delay(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const looking = keepLooking();

  return {
    stop: async () => {
      stopping.abort();
      for (const waiting of gathering.values()) clearTimeout(waiting);
      await looking;
      await listening?.stop();
    },
  };
}

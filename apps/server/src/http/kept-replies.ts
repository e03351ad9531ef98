import { LRUCache } from "lru-cache";
import type { InstantMs } from "@time-event/domain/time/instant";

export interface KeptReply {
  /** JSON. */
  readonly text: string;
  readonly madeAt: InstantMs;
}

/** The last reply to each open reading call, for the time in which the database is away. */
export interface KeptReplies {
  readonly keep: (key: string, text: string) => void;
  readonly find: (key: string) => KeptReply | undefined;
}

const usualBytes = 16_000_000;

/** @param mostBytes the reply asked for longest ago leaves first */
export function createKeptReplies(clock: () => InstantMs, mostBytes = usualBytes): KeptReplies {
  const kept = new LRUCache<string, KeptReply>({
    maxSize: mostBytes,
    // a letter takes up to two bytes
    sizeCalculation: ({ text }, key) => 200 + (text.length + key.length) * 2,
  });
  return {
    keep: (key, text) => void kept.set(key, { text, madeAt: clock() }),
    find: (key) => kept.get(key),
  };
}

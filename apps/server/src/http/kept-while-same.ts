import { LRUCache } from "lru-cache";
import type { InstantMs } from "@time-event/domain/time/instant";

/** Keeps what was made from the database, for as long as the database holds the same. */
export interface KeptWhileSame<Value> {
  /** What is kept under `key`, or what `make` makes now, once for all who wait for it. It is never older than the call. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
  /** What was last under `key`, and when it was last known to be the present one. */
  last(key: string): { readonly value: Value; readonly knownAt: InstantMs } | undefined;
}

interface Kept<Value> {
  readonly value: Value;
  readonly state: string;
  readonly begun: number;
  knownAt: InstantMs;
}

interface Making<Value> {
  readonly state: string;
  readonly begun: number;
  readonly value: Promise<Value>;
}

interface Parts<Value> {
  /** Names what the database holds of that which is kept under a key. */
  readonly readState: (key: string) => Promise<string>;
  readonly clock: () => InstantMs;
  /** The value asked for longest ago leaves first. */
  readonly mostBytes: number;
  readonly bytesOf: (value: Value, key: string) => number;
}

export function createKeptWhileSame<Value>(parts: Parts<Value>): KeptWhileSame<Value> {
  const { readState, clock, mostBytes, bytesOf } = parts;
  const kept = new LRUCache<string, Kept<Value>>({
    maxSize: mostBytes,
    sizeCalculation: ({ value }, key) => Math.max(1, bytesOf(value, key)),
  });
  const makings = new Map<string, Making<Value>>();
  /** Counts calls and makings, to tell which came first. */
  let count = 0;

  function begin(key: string, state: string, make: () => Promise<Value>): Promise<Value> {
    const begun = ++count;
    const value = make()
      .then((made) => {
        kept.set(key, { value: made, state, begun, knownAt: clock() });
        return made;
      })
      .finally(() => makings.delete(key));
    makings.set(key, { state, begun, value });
    return value;
  }

  return {
    get: async (key, make) => {
      const called = ++count;
      const state = await readState(key);
      for (;;) {
        const found = kept.get(key);
        if (found && (found.state === state || found.begun > called)) {
          found.knownAt = clock();
          return found.value;
        }
        const underWay = makings.get(key);
        if (!underWay) return begin(key, state, make);
        if (underWay.state === state || underWay.begun > called) return underWay.value;
        // It began before this call and may show what was before. While the database changes all the time, one making
        // at a time serves everybody who waited for the one before.
        await underWay.value.catch(() => {});
      }
    },
    last: (key) => kept.get(key),
  };
}

import { LRUCache } from "lru-cache";

/** A look at something large: whoever asks in the meantime shares it. */
export interface PacedLooks<Key, Seen> {
  /** What was seen last, if that is recent enough for what the look costs; else a new look. */
  at(key: Key): Promise<Seen>;
  /** Something changed that whoever changed it must see: the next one looks anew. */
  forget(key: Key): void;
}

interface Kept<Seen> {
  readonly seen: Promise<Seen>;
  /** Undefined while the look is under way. */
  goodUntil: number | undefined;
}

/** So many are kept; the one that was asked for longest ago leaves first. */
const mostKept = 20;

/**
 * Looks that cost much come no closer together than `pace` times what one took, however many ask: with 4 they take a fifth of the time
 * at most. What is quick is as good as fresh.
 *
 * @param pace 0: every look is a new one
 * @param clock in ms, from any beginning
 */
export function createPacedLooks<Key extends string | number, Seen>(
  look: (key: Key) => Promise<Seen>,
  pace: number,
  clock: () => number = () => performance.now(),
): PacedLooks<Key, Seen> {
  const kept = new LRUCache<Key, Kept<Seen>>({ max: mostKept });

  function begin(key: Key): Promise<Seen> {
    const startedAt = clock();
    const next: Kept<Seen> = { seen: look(key), goodUntil: undefined };
    kept.set(key, next);
    next.seen.then(
      () => {
        const endedAt = clock();
        next.goodUntil = endedAt + pace * (endedAt - startedAt);
      },
      () => {
        if (kept.get(key) === next) kept.delete(key);
      },
    );
    return next.seen;
  }

  return {
    at: (key) => {
      if (pace === 0) return look(key);
      const last = kept.get(key);
      return last && (last.goodUntil ?? Infinity) > clock() ? last.seen : begin(key);
    },
    forget: (key) => void kept.delete(key),
  };
}

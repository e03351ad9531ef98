import { createHash } from "node:crypto";
import type { InstantMs } from "@time-event/domain/time/instant";
import { TooManyAttempts } from "../refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { countLightly, type Counter, lockCounter, storeCounter } from "./attempts.repository.ts";
import { type AttemptLimit, blockedUntil, remaining } from "./attempt-limits.ts";

/** What is counted: attempts at a name or from a place, wrong keys and public changes from one place. */
export interface Subject {
  readonly what: "username" | "address" | "mail-to" | "mail-from" | "wrong-key" | "public-change";
  readonly who: string;
  readonly limit: AttemptLimit;
}

export interface Attempts {
  /**
   * Counts an attempt before it is made, so that a thousand at once weigh the same as a thousand in a row. Returns the
   * subjects that must wait for the first time if this attempt turns out to be wrong.
   * @throws TooManyAttempts when one of the subjects must wait
   */
  count(subjects: readonly Subject[]): Promise<readonly Subject[]>;
  /** The attempt was right, so it was no guess. */
  giveBack(subjects: readonly Subject[]): Promise<void>;
}

export function createAttempts(db: Db, clock: () => InstantMs): Attempts {
  return {
    count: async (subjects) => {
      const { waitMs, beginToWait } = await db.transaction().execute(async (tx) => {
        await countLightly(tx);
        const now = clock();
        const counters = await lockAll(tx, subjects, now);
        const blocked = Math.max(...counters.map(({ counter }) => counter.blockedUntil)) - now;
        if (blocked > 0) return { waitMs: blocked, beginToWait: [] };

        const beginToWait: Subject[] = [];
        for (const { subject, key, counter } of counters) {
          const earlier = remaining(subject.limit, counter, now);
          const attempts = earlier.attempts + 1;
          const waitUntil = blockedUntil(subject.limit, attempts, now);
          await storeCounter(tx, key, { ...earlier, attempts, blockedUntil: waitUntil });
          if (attempts === subject.limit.free) beginToWait.push(subject);
        }
        return { waitMs: 0, beginToWait };
      });
      if (waitMs > 0) throw new TooManyAttempts(waitMs);
      return beginToWait;
    },

    giveBack: async (subjects) => {
      await db.transaction().execute(async (tx) => {
        const now = clock();
        for (const { subject, key, counter } of await lockAll(tx, subjects, now)) {
          const attempts = subject.what === "username" ? 0 : Math.max(counter.attempts - 1, 0);
          const isFree = attempts < subject.limit.free;
          await storeCounter(tx, key, { ...counter, attempts, blockedUntil: isFree ? now : counter.blockedUntil });
        }
      });
    },
  };
}

interface Locked {
  readonly subject: Subject;
  readonly key: string;
  readonly counter: Counter;
}

/** In the order of their keys, so that no two transactions wait for each other. */
async function lockAll(tx: Tx, subjects: readonly Subject[], now: InstantMs): Promise<Locked[]> {
  const keyed = subjects.map((subject) => ({ subject, key: keyOf(subject) })).sort((a, b) => (a.key < b.key ? -1 : 1));
  const locked: Locked[] = [];
  for (const { subject, key } of keyed) locked.push({ subject, key, counter: await lockCounter(tx, key, now) });
  return locked;
}

function keyOf({ what, who }: Subject): string {
  return createHash("sha256").update(`${what}\n${who.toLowerCase()}`).digest("base64url");
}

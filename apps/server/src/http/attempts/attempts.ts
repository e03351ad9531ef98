import { hash } from "node:crypto";
import type { InstantMs } from "@time-event/domain/time/instant";
import { LRUCache } from "lru-cache";
import { TooManyAttempts } from "../refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { isDatabaseTrouble } from "../../db/trouble.ts";
import { createTogether } from "../../lib/together.ts";
import { type Counter, type LockedCounter, lockCounters, storeCounters } from "./attempts.repository.ts";
import { createLater, type KeyOfCounter } from "./later-counting.ts";
import { type AttemptLimit, blockedUntil, placeOf, remaining, wider, widePlaceOf } from "./attempt-limits.ts";

/**
 * What is counted: attempts at a name or from a place, at a signed-in user's proofs, wrong keys, public changes and what is none by the
 * contract, what anybody could find out by trying.
 */
export interface Subject {
  readonly what:
    | "device"
    | "name-here"
    | "name"
    | "place"
    | "proof"
    | "second-factor"
    | "told"
    | "mail-to"
    | "mail-from"
    | "find-order"
    | "order-link"
    | "wrong-key"
    | "public-change"
    | "public-junk"
    | "code"
    | "person";
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
  /**
   * The same for what is no guess but may be a flood: whoever is far from the limit does not wait until they are counted. So
   * a few more than are free may get through if several processes are asked, and never more than half of them in each.
   * @throws TooManyAttempts
   */
  countMeanwhile(subjects: readonly Subject[]): Promise<void>;
  /** The attempt was right or was not made, so it was no guess: nobody waits because of it. */
  giveBack(subjects: readonly Subject[], because: "right" | "not made"): Promise<void>;
}

/** What comes from an address is counted for its network, and for the /48 around it if it is an IPv6 address. */
export function fromPlace(what: Subject["what"], address: string, limit: AttemptLimit, who = ""): Subject[] {
  const [place, wide] = [placeOf(address), widePlaceOf(address)];
  const of = (each: string) => (who === "" ? each : `${each}\n${who}`);
  const here = { what, who: of(place), limit };
  return wide === place ? [here] : [here, { what, who: of(wide), limit: wider(limit) }];
}

/** For how long a process believes that a subject must wait, without asking the database: a flood costs no queries. */
const believedMs = 1_000;
const mostRemembered = 20_000;
/** The most attempts that are counted in one transaction. */
const mostAtOnce = 200;

export function createAttempts(db: Db, clock: () => InstantMs): Attempts {
  const waiting = new LRUCache<string, { readonly until: InstantMs; readonly askedAt: InstantMs }>({
    max: mostRemembered,
  });

  /** Attempts as they were counted last. */
  const counted = new LRUCache<string, number>({ max: mostRemembered });

  function expectFree(subjects: readonly Keyed[]): void {
    const now = clock();
    const until = Math.max(
      ...subjects.map(({ key }) => {
        const known = waiting.get(key);
        return known && now - known.askedAt < believedMs ? known.until : now;
      }),
    );
    if (until > now) throw new TooManyAttempts(until - now);
  }

  /** Counts attempts that came together in one transaction, one after another. */
  async function countAll(asked: readonly (readonly Keyed[])[]): Promise<Counting[]> {
    return db.transaction().execute(async (tx) => {
      const expected = attemptsOf(asked.flat());
      const locked = await lockAll(tx, expected, clock());
      // a new one was stored with what is expected: mostly that is what becomes of it
      const counters = new Map<string, Counter>(locked);
      for (const [key, counter] of locked) if (counter.isNew) counters.set(key, { ...counter, attempts: 0 });
      // after the wait for the lock: who counted before us must not seem to be in the future
      const now = clock();
      for (const [key, counter] of counters) {
        if (counter.blockedUntil > now) waiting.set(key, { until: counter.blockedUntil, askedAt: now });
      }
      const changed = new Map<string, Counter>();
      const countings = asked.map((keyed): Counting => {
        const blocked = Math.max(...keyed.map(({ key }) => counters.get(key)!.blockedUntil)) - now;
        if (blocked > 0) return { waitMs: blocked, beginToWait: [] };
        for (const { subject, key } of keyed) {
          const counter = counters.get(key)!;
          const earlier = remaining(subject.limit, counter, now);
          const attempts = earlier.attempts + 1;
          const isFree = attempts < subject.limit.free;
          const until = isFree ? counter.blockedUntil : blockedUntil(subject.limit, attempts, now);
          const after = { ...earlier, attempts, blockedUntil: until };
          counters.set(key, after);
          changed.set(key, after);
        }
        const beginToWait = keyed.filter(({ subject, key }) => counters.get(key)!.attempts === subject.limit.free);
        return { waitMs: 0, beginToWait: beginToWait.map(({ subject }) => subject) };
      });
      for (const [key, { isNew }] of locked) {
        const counter = counters.get(key)!;
        if (!isNew) continue;
        if (counter.attempts === expected.get(key) && counter.blockedUntil <= now) changed.delete(key);
        else changed.set(key, counter);
      }
      await storeCounters(tx, changed);
      for (const [key, { attempts }] of counters) counted.set(key, attempts);
      return countings;
    });
  }

  // a sale brings thousands of them a second, each with an address of its own
  const countTogether = createTogether({ doAll: countAll, most: mostAtOnce, concernsAll: isDatabaseTrouble });

  async function countNow(keyed: readonly Keyed[]): Promise<readonly Subject[]> {
    expectFree(keyed);
    const { waitMs, beginToWait } = await countTogether(keyed);
    if (waitMs > 0) throw new TooManyAttempts(waitMs);
    return beginToWait;
  }

  const later = createLater<Keyed>(countTogether);
  const isFar = ({ key, subject }: Keyed) => (counted.get(key) ?? 0) + later.uncounted(key) < subject.limit.free / 2;

  return {
    count: (subjects) => countNow(keyedOf(subjects)),

    countMeanwhile: async (subjects) => {
      const keyed = keyedOf(subjects);
      expectFree(keyed);
      if (keyed.every(isFar)) return later.add(keyed);
      // who came before counts before
      await later.countAll();
      await countNow(keyed);
    },

    giveBack: async (subjects, because) => {
      const keyed = keyedOf(subjects);
      await db.transaction().execute(async (tx) => {
        const now = clock();
        const locked = await lockAll(tx, new Map(keyed.map(({ key }) => [key, 0])), now);
        const counters = new Map<string, Counter>(locked);
        for (const { subject, key } of keyed) {
          const counter = counters.get(key)!;
          const startsAnew = because === "right" && subject.limit.startsAnew === true;
          const attempts = startsAnew ? 0 : Math.max(counter.attempts - 1, 0);
          // it was let through, so nothing was waited for before it
          counters.set(key, { ...counter, attempts, blockedUntil: now });
        }
        await storeCounters(tx, counters);
      });
      for (const { key } of keyed) waiting.delete(key);
    },
  };
}

interface Keyed extends KeyOfCounter {
  readonly subject: Subject;
}

/** What became of an attempt; `waitMs` above 0: it was not counted. */
interface Counting {
  readonly waitMs: number;
  readonly beginToWait: readonly Subject[];
}

function keyedOf(subjects: readonly Subject[]): Keyed[] {
  return subjects.map((subject) => ({ subject, key: keyOf(subject) }));
}

/** How many attempts there are of each counter. */
function attemptsOf(keyed: readonly Keyed[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { key } of keyed) sums.set(key, (sums.get(key) ?? 0) + 1);
  return sums;
}

/** In the order of their keys, so that no two transactions wait for each other. */
function lockAll(tx: Tx, stored: ReadonlyMap<string, number>, now: InstantMs): Promise<Map<string, LockedCounter>> {
  return lockCounters(tx, new Map([...stored].sort(([one], [other]) => (one < other ? -1 : 1))), now);
}

function keyOf({ what, who }: Subject): string {
  return hash("sha256", `${what}\n${who.toLowerCase()}`, "base64url");
}

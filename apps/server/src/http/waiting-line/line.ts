import type { InstantMs } from "@time-event/domain/time/instant";
import type { Ticket } from "./tickets.ts";

/** Whose page has not asked for so long is away: others go before them, and they keep their place. */
const awayMs = 60_000;

/** So many of one place are in because they were there before the line: a household, an office. */
const mostFirst = 30;

/** So many are kept in mind. Who comes after them waits as well, and gets in line by their ticket when there is room. */
const mostWaiting = 50_000;

interface Waiting {
  readonly at: InstantMs;
  readonly id: string;
  seenAt: InstantMs;
  /** How many are before them. */
  before: number;
}

/** The line of one event: who came first goes in first. */
export interface Line {
  /** Somebody asks, from a place. @returns how many are before them; undefined: they are in */
  ask(ticket: Pick<Ticket, "at" | "id" | "isIn">, now: InstantMs, place?: string): number | undefined;
  /** Lets in so many of those who wait. @returns how many it let in */
  letIn(count: number, now: InstantMs): number;
  waiting(): number;
  /** How many went in since this was asked last. */
  countLetIn(): number;
}

const inOrder = (a: Pick<Waiting, "at" | "id">, b: Pick<Waiting, "at" | "id">) =>
  a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * @param openUntil whoever was there before is in; of one place, only so many: tickets can be gathered for hours before a line
 *   begins. The others wait in front of all who came later
 * @param most how many who wait it keeps in mind
 */
export function createLine(openUntil: InstantMs, most = mostWaiting): Line {
  /** Everybody up to this one is in, also who is away now. */
  let last: Pick<Waiting, "at" | "id"> = { at: openUntil, id: "" };
  /** Who was there before, by place. */
  const first = new Map<string, Set<string>>();
  /** Those of them who had to wait and were let in. */
  const letInLate = new Set<string>();
  /** How many more may go in at once, before the next are let in. */
  let spare = 0;
  const waiting = new Map<string, Waiting>();
  let wentIn = 0;

  function isFirst(place: string, id: string): boolean {
    if (letInLate.has(id)) return true;
    const known = first.get(place) ?? new Set();
    first.set(place, known);
    if (known.size < mostFirst) known.add(id);
    return known.has(id);
  }

  function noteLetIn(next: readonly Pick<Waiting, "at" | "id">[]): void {
    for (const { at, id } of next) if (at < openUntil) letInLate.add(id);
    const latest = next.at(-1);
    if (latest && inOrder(latest, last) > 0) last = latest;
  }

  return {
    ask: ({ at, id, isIn }, now, place = id) => {
      if (isIn || (at < openUntil ? isFirst(place, id) : inOrder({ at, id }, last) <= 0)) {
        waiting.delete(id);
        return undefined;
      }
      const known = waiting.get(id);
      if (known) {
        known.seenAt = now;
        return known.before;
      }
      if (waiting.size === 0 && spare > 0) {
        spare--;
        wentIn++;
        noteLetIn([{ at, id }]);
        return undefined;
      }
      const before = waiting.size;
      if (before >= most) return before;

      waiting.set(id, { at, id, seenAt: now, before });
      return before;
    },

    letIn: (count, now) => {
      const present: Waiting[] = [];
      for (const each of waiting.values()) {
        if (now - each.seenAt > awayMs) waiting.delete(each.id);
        else present.push(each);
      }
      present.sort(inOrder);
      const next = present.slice(0, count);
      for (const { id } of next) waiting.delete(id);
      noteLetIn(next);
      for (const [index, each] of present.slice(next.length).entries()) each.before = index;
      spare = count - next.length;
      wentIn += next.length;
      return next.length;
    },

    waiting: () => waiting.size,
    countLetIn: () => {
      const count = wentIn;
      wentIn = 0;
      return count;
    },
  };
}

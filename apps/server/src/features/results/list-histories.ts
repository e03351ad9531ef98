import { LRUCache } from "lru-cache";
import type { ResultStep } from "@time-event/contract/results";
import { type ListAt, stepBetween } from "@time-event/contract/result-steps/result-steps";
import type { ResultListQuery, ResultListReply } from "./result-list.service.ts";

/** A window of a list, as its readers name it. */
export type ListWindow = Pick<ResultListQuery, "gender" | "ageGroup" | "offset" | "limit"> & {
  readonly eventId: number;
  readonly category: string;
};

/** What changed in a window up to its newest version. */
export interface Since {
  readonly steps: readonly ResultStep[];
  readonly version: number;
}

/** How windows of lists changed lately: each version of a window that was read leads to the next one by a step. */
export interface ListHistories {
  note(window: ListWindow, list: ResultListReply): void;
  /** Undefined: nobody read the window at that version, or so much changed since that the whole list is shorter. */
  since(window: ListWindow, version: number): Since | undefined;
}

interface History {
  readonly splitCodes: readonly string[];
  readonly newest: ListAt;
  readonly steps: readonly { readonly step: ResultStep; readonly letters: number }[];
}

/** Rows of all windows together; a row takes about 1.5 kB. */
const mostRows = 10_000;
/** Steps are packed to half their length, a list of 100 rows to about 6 kB. */
const mostLetters = 10_000;

export function createListHistories(): ListHistories {
  const kept = new LRUCache<string, History>({
    maxSize: mostRows,
    sizeCalculation: ({ newest }) => newest.rows.length + 1,
  });

  return {
    note: (window, { data: rows, meta }) => {
      const key = windowKey(window);
      const newest: ListAt = { version: meta.version, total: meta.total, rows };
      const before = kept.get(key);
      if (before && before.newest.version >= newest.version) return;
      // with other points the columns mean something else
      const isSameCourse = before?.splitCodes.join() === meta.splitCodes.join();
      const steps = before && isSameCourse ? [...before.steps, stepTo(before.newest, newest, meta.splitCodes)] : [];
      kept.set(key, { splitCodes: meta.splitCodes, newest, steps: shortened(steps) });
    },

    since: (window, version) => {
      const history = kept.get(windowKey(window));
      if (!history) return undefined;
      const newest = history.newest.version;
      if (version === newest) return { steps: [], version };
      const first = history.steps.findIndex(({ step }) => step[0] === version);
      return first < 0 ? undefined : { steps: history.steps.slice(first).map(({ step }) => step), version: newest };
    },
  };
}

/** Names a window: equal for those who ask for the same rows. */
export function windowKey({ eventId, category, gender, ageGroup, offset, limit }: ListWindow): string {
  return JSON.stringify([eventId, category, gender, ageGroup, offset, limit]);
}

function stepTo(before: ListAt, after: ListAt, splitCodes: readonly string[]): History["steps"][number] {
  const step = stepBetween(before, after, splitCodes);
  return { step, letters: JSON.stringify(step).length };
}

/** The last steps that are shorter together than the list. */
function shortened(steps: History["steps"]): History["steps"] {
  let letters = 0;
  const first = steps.findLastIndex((step) => (letters += step.letters) > mostLetters);
  return steps.slice(first + 1);
}

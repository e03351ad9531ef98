import type { ReplyOf } from "@time-event/contract/endpoint";
import type { EntrantFilter, EntrantSort, entrantList } from "@time-event/contract/entrants";
import { tidyText } from "@time-event/domain/entrants/tidy-text";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import {
  countEntrants,
  type EntrantWindow,
  findEntrantIds,
  type ListedEvent,
  loadEntrantRows,
  loadListedEvent,
} from "./entrant-list.queries.ts";

export interface ListQuery extends EntrantFilter {
  readonly eventId: number;
  readonly sort: EntrantSort;
  readonly direction: "asc" | "desc";
  readonly offset: number;
  readonly limit: number;
}

type Counts = ReadonlyMap<number, number>;
export type ListEntrants = (query: ListQuery) => Promise<ReplyOf<typeof entrantList>>;

/** So few are sorted quicker than they are found in an order. */
const fewEntrants = 5_000;
const countsKept = 500;

/** @throws NotFound `event_not_found` */
export async function openListedEvent(db: Db, eventId: number): Promise<ListedEvent> {
  const event = await loadListedEvent(db, eventId);
  if (!event) throw new NotFound("event");
  return event;
}

/** The filter as it is looked for: text written as entrants' names are. */
export function filterOf({ text, ...filter }: EntrantFilter): EntrantFilter {
  return { ...filter, ...(text && { text: tidyText(text) }) };
}

/** The list of staff: any page of 100,000 entrants costs about the same, and none is counted twice at one version. */
export function createEntrantList(db: Db): ListEntrants {
  const kept = new Map<string, Promise<Counts>>();

  /** Everything that a count depends on takes a new version of the event: see `changeEntrants`. */
  function count(event: ListedEvent, filter: EntrantFilter): Promise<Counts> {
    const key = JSON.stringify([event.id, event.version, filter]);
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= countsKept) kept.delete(kept.keys().next().value!);
    const counting = countEntrants(db, event, filter);
    counting.catch(() => kept.delete(key));
    kept.set(key, counting);
    return counting;
  }

  return async ({ eventId, sort, direction, offset, limit, ...given }) => {
    const event = await openListedEvent(db, eventId);
    const filter = filterOf(given);
    const counts = await count(event, filter);
    const total = totalOf(counts);
    const isDescending = direction === "desc";
    const window = { isDescending, offset, limit };
    const ids =
      sort === "category"
        ? await findByCategory(event, filter, counts, window)
        : await findWindow(event, filter, total, { ...window, sort });
    return { data: await loadEntrantRows(db, ids), meta: { total } };
  };

  /** A window nearer to the end than to the beginning is read from the end. */
  async function findWindow(
    event: ListedEvent,
    filter: EntrantFilter,
    total: number,
    { sort, isDescending, offset, limit }: Omit<EntrantWindow, "isNarrow">,
  ): Promise<number[]> {
    const isNarrow = filter.text !== undefined && total <= fewEntrants;
    const length = Math.min(limit, total - offset);
    if (length <= 0) return [];
    if (offset <= total / 2) {
      return findEntrantIds(db, event, filter, { sort, isDescending, offset, limit: length, isNarrow });
    }
    const fromEnd = { offset: total - offset - length, limit: length, isDescending: !isDescending };
    return (await findEntrantIds(db, event, filter, { sort, isNarrow, ...fromEnd })).reverse();
  }

  /** Sorted by category, the list is the lists of its categories one after another; a window lies in one or two. */
  async function findByCategory(
    event: ListedEvent,
    filter: EntrantFilter,
    counts: Counts,
    { isDescending, offset, limit }: Pick<EntrantWindow, "isDescending" | "offset" | "limit">,
  ): Promise<number[]> {
    const ids: number[] = [];
    let skipped = offset;
    for (const { id, code } of isDescending ? event.categories.toReversed() : event.categories) {
      const inCategory = counts.get(id) ?? 0;
      if (skipped < inCategory && ids.length < limit) {
        const window = { sort: "bib", isDescending, offset: skipped, limit: limit - ids.length } as const;
        ids.push(...(await findWindow(event, { ...filter, category: code }, inCategory, window)));
      }
      skipped = Math.max(0, skipped - inCategory);
    }
    return ids;
  }
}

function totalOf(counts: Counts): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

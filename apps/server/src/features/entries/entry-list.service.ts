import type { ReplyOf } from "@time-event/contract/endpoint";
import type { EntryFilter, EntrySort, entryList } from "@time-event/contract/entries";
import { tidyText } from "@time-event/domain/entries/tidy-text";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import {
  countEntries,
  type EntryWindow,
  findEntryIds,
  type ListedEvent,
  loadEntryRows,
  loadListedEvent,
} from "./entry-list.queries.ts";

export interface ListQuery extends EntryFilter {
  readonly eventId: number;
  readonly sort: EntrySort;
  readonly direction: "asc" | "desc";
  readonly offset: number;
  readonly limit: number;
}

type Counts = ReadonlyMap<number, number>;
export type ListEntries = (query: ListQuery) => Promise<ReplyOf<typeof entryList>>;

/** So few entries are sorted faster than they are read in an index's order. */
const fewEntries = 5_000;
const countsKept = 500;

/** @throws NotFound `event_not_found` */
export async function openListedEvent(db: Db, eventId: number): Promise<ListedEvent> {
  const event = await loadListedEvent(db, eventId);
  if (!event) throw new NotFound("event");
  return event;
}

/** The filter in the form of the stored search text. */
export function filterOf({ text, ...filter }: EntryFilter): EntryFilter {
  return { ...filter, ...(text && { text: tidyText(text) }) };
}

/** The staff list: any page of 100,000 entries costs about the same, and nothing is counted twice at one version. */
export function createEntryList(db: Db): ListEntries {
  const kept = new Map<string, Promise<Counts>>();

  /** Every change on which a count depends takes a new version of the event: see `changeEntries`. */
  function count(event: ListedEvent, filter: EntryFilter): Promise<Counts> {
    const key = JSON.stringify([event.id, event.version, filter]);
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= countsKept) kept.delete(kept.keys().next().value!);
    const counting = countEntries(db, event, filter);
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
    return { data: await loadEntryRows(db, ids), meta: { total } };
  };

  /** A window nearer to the end than to the beginning is read from the end. */
  async function findWindow(
    event: ListedEvent,
    filter: EntryFilter,
    total: number,
    { sort, isDescending, offset, limit }: Omit<EntryWindow, "isNarrow">,
  ): Promise<number[]> {
    const isNarrow = filter.text !== undefined && total <= fewEntries;
    const length = Math.min(limit, total - offset);
    if (length <= 0) return [];
    if (offset <= total / 2) {
      return findEntryIds(db, event, filter, { sort, isDescending, offset, limit: length, isNarrow });
    }
    const fromEnd = { offset: total - offset - length, limit: length, isDescending: !isDescending };
    return (await findEntryIds(db, event, filter, { sort, isNarrow, ...fromEnd })).reverse();
  }

  /** Sorted by category, the list is the lists of its categories one after another; a window is in one or two. */
  async function findByCategory(
    event: ListedEvent,
    filter: EntryFilter,
    counts: Counts,
    { isDescending, offset, limit }: Pick<EntryWindow, "isDescending" | "offset" | "limit">,
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

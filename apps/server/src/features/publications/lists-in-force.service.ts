import type { Publication } from "@time-event/contract/published-list";
import type { PublishedRow } from "@time-event/domain/publications/published-list";
import type { Db } from "../../db/connection.ts";
import { findInForce, loadRows } from "./publications.queries.ts";

/** A list that is in force, and its lines where somebody needs them. */
export interface ListInForce extends Pick<Publication, "number" | "state" | "hash"> {
  readonly lines: () => Promise<PublishedRow[]>;
}

/** @param category left out: the event's first one; undefined comes back where nothing was published */
export type FindListInForce = (eventId: number, category: string | undefined) => Promise<ListInForce | undefined>;

/** For files and papers that quote the list which they show. */
export function createListsInForce(db: Db): FindListInForce {
  return async (eventId, category) => {
    const found = await findInForce(db, eventId, category);
    if (!found) return undefined;
    const { id, number, state, hash } = found;
    return { number, state, hash, lines: () => loadRows(db, id) };
  };
}

import type { ReplyOf } from "@time-event/contract/endpoint";
import type { entrantHistory } from "@time-event/contract/entrants";
import type { Db } from "../../db/connection.ts";
import { maskPersonal } from "./entrant-audit.ts";
import { loadHistory } from "./entrant-history.queries.ts";
import { loadListedEvent } from "./entrant-list.queries.ts";
import type { EntrantPatch } from "./entrants.types.ts";

type History = ReplyOf<typeof entrantHistory>;
export type ReadHistory = (query: { readonly eventId: number; readonly id: number }) => Promise<History>;
type Fields = Record<string, unknown> | null;

/** What was done with an entrant, as people read it: categories by their codes, personal data behind dots. */
export function createEntrantHistory(db: Db): ReadHistory {
  return async ({ eventId, id }) => {
    const event = await loadListedEvent(db, eventId);
    const codes = new Map(event?.categories.map((category) => [category.id, category.code]));
    const readable = (fields: Fields): Fields => {
      if (fields === null) return null;
      const { categoryId, ...others } = fields;
      const category = categoryId === undefined ? {} : { category: codes.get(categoryId as number) ?? "" };
      return { ...category, ...maskPersonal(others as EntrantPatch) };
    };
    const changes = await loadHistory(db, eventId, id);
    return {
      data: changes.map(({ before, after, ...change }) => ({
        ...change,
        before: readable(before),
        after: readable(after),
      })),
      meta: {},
    };
  };
}

import type { ReplyOf } from "@time-event/contract/endpoint";
import type { entryHistory } from "@time-event/contract/entries";
import type { Db } from "../../db/connection.ts";
import { changeToLog } from "./entry-audit.ts";
import { loadHistory } from "./entry-history.queries.ts";
import { loadListedEvent } from "./entry-list.queries.ts";

type History = ReplyOf<typeof entryHistory>;
export type ReadHistory = (query: { readonly eventId: number; readonly id: number }) => Promise<History>;
type Fields = Record<string, unknown> | null;

/** The history of an entry in the form that people read: categories by their codes, personal data masked. */
export function createEntryHistory(db: Db): ReadHistory {
  return async ({ eventId, id }) => {
    const event = await loadListedEvent(db, eventId);
    const codes = new Map(event?.categories.map((category) => [category.id, category.code]));
    const withCode = (fields: Fields): Fields => {
      if (!fields || fields["categoryId"] === undefined) return fields;
      const { categoryId, ...others } = fields;
      return { category: codes.get(categoryId as number) ?? "", ...others };
    };
    const changes = await loadHistory(db, eventId, id);
    return {
      data: changes.map(({ isWhole, ...change }) => {
        const { before, after } = isWhole ? masked(change) : change;
        return { ...change, before: withCode(before), after: withCode(after) };
      }),
      meta: {},
    };
  };
}

function masked({ before, after }: { readonly before: Fields; readonly after: Fields }) {
  const log = changeToLog({ before: before ?? {}, after: after ?? {} });
  return { before: before && log.before, after: log.after };
}

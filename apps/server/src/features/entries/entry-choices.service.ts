import type { ReplyOf } from "@time-event/contract/endpoint";
import type { entryChoices } from "@time-event/contract/entries";
import { nextBib } from "@time-event/domain/bibs/next-bib";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { loadAsked } from "../privacy/asked-of-person.queries.ts";
import { loadBibs, loadEntryChoices } from "./entry-choices.queries.ts";

export type ListChoices = (query: { readonly eventId: number }) => Promise<ReplyOf<typeof entryChoices>>;

/** @throws NotFound `event_not_found` */
export function createEntryChoices(db: Db): ListChoices {
  return async ({ eventId }) => {
    const data = await loadEntryChoices(db, eventId);
    if (!data) throw new NotFound("event");
    const bibs = await loadBibs(db, eventId);
    const categories = data.categories.map(({ bibPrefix, bibFrom, bibTo, ...category }) => ({
      ...category,
      nextBib: nextBib({ bibPrefix, bibFrom, bibTo }, bibs),
    }));
    return { data: { ...data, categories, asked: await loadAsked(db, eventId) }, meta: {} };
  };
}

import type { ReplyOf } from "@time-event/contract/endpoint";
import type { entryChoices } from "@time-event/contract/entries";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { loadAsked } from "../privacy/asked-of-person.queries.ts";
import { loadEntryChoices } from "./entry-choices.queries.ts";

export type ListChoices = (query: { readonly eventId: number }) => Promise<ReplyOf<typeof entryChoices>>;

/** @throws NotFound `event_not_found` */
export function createEntryChoices(db: Db): ListChoices {
  return async ({ eventId }) => {
    const data = await loadEntryChoices(db, eventId);
    if (!data) throw new NotFound("event");
    return { data: { ...data, asked: await loadAsked(db, eventId) }, meta: {} };
  };
}

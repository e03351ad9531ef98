import type { ReplyOf } from "@time-event/contract/endpoint";
import type { entrantChoices } from "@time-event/contract/entrants";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { loadEntrantChoices } from "./entrant-choices.queries.ts";

export type ListChoices = (query: { readonly eventId: number }) => Promise<ReplyOf<typeof entrantChoices>>;

/** @throws NotFound `event_not_found` */
export function createEntrantChoices(db: Db): ListChoices {
  return async ({ eventId }) => {
    const data = await loadEntrantChoices(db, eventId);
    if (!data) throw new NotFound("event");
    return { data, meta: {} };
  };
}

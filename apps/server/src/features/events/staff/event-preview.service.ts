import type { ReplyOf } from "@time-event/contract/endpoint";
import type { eventPreviewGet } from "@time-event/contract/event-state";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../../db/connection.ts";
import { NotFound } from "../../../http/refusals.ts";
import { loadPreviewedPage } from "../event-page.queries.ts";
import { loadShown, toEventPage } from "../event-page-reply.ts";

/**
 * The public page of an event in any state, for staff; a draft as if it were published. It has no public address, so no search
 * engine and no shared cache ever has it.
 * @throws NotFound `event_not_found`
 */
export async function getPreview(
  db: Db,
  clock: () => InstantMs,
  { eventId }: { readonly eventId: number },
): Promise<ReplyOf<typeof eventPreviewGet>> {
  const rows = await loadPreviewedPage(db, eventId);
  if (!rows) throw new NotFound("event");
  const state = rows.event.state === "draft" ? "published" : rows.event.state;
  const page = toEventPage({ ...rows, event: { ...rows.event, state } }, clock());
  return { data: { ...page, ...(await loadShown(db, eventId)) }, meta: {} };
}

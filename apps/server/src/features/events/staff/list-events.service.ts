import type { ReplyOf } from "@time-event/contract/endpoint";
import type { eventGet, eventList } from "@time-event/contract/staff-events";
import { eventsWith } from "@time-event/domain/access/permissions";
import { NotFound } from "../../../http/refusals.ts";
import { provinceText } from "../../../lib/province-text.ts";
import type { Db } from "../../../db/connection.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { detailsOf } from "./event-details.ts";
import { countStaffEvents, searchStaffEvents, type StaffEventSearch } from "./staff-event-list.queries.ts";
import { loadStaffEvent } from "./staff-events.queries.ts";

/** The events that the caller may see, with how many there are in each state. */
export async function listStaffEvents(
  db: Db,
  search: StaffEventSearch,
  caller: StaffCaller,
): Promise<ReplyOf<typeof eventList>> {
  const visible = eventsWith(caller, "events_view");
  const [rows, { counts, archived }] = await Promise.all([
    searchStaffEvents(db, search, visible),
    countStaffEvents(db, search, visible),
  ]);
  const data = rows.map(({ nameTh, nameEn, province, ...row }) => ({
    ...row,
    name: { th: nameTh, en: nameEn },
    province: provinceText(province),
  }));
  const total = search.state
    ? (counts[search.state] ?? 0)
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { data, meta: { total, counts, archived } };
}

/** @throws NotFound `event_not_found` */
export async function getStaffEvent(db: Db, { eventId }: { eventId: number }): Promise<ReplyOf<typeof eventGet>> {
  const row = await loadStaffEvent(db, eventId);
  if (!row) throw new NotFound("event");
  const { id, state, stateChangedAt, archivedAt, revision, changedAt, changedBy } = row;
  const data = {
    id,
    ...detailsOf(row),
    state,
    stateChangedAt,
    cancelReason: { th: row.cancelReasonTh, en: row.cancelReasonEn },
    archivedAt,
    rehearsalOf: row.rehearsalOf,
    entries: row.entries ?? 0,
    revision,
    changedAt,
    changedBy,
  };
  return { data, meta: {} };
}

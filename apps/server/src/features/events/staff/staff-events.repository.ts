import { sql } from "kysely";
import type { Text } from "@time-event/contract/fields";
import type { EventDetails } from "@time-event/contract/staff-events";
import type { EventState } from "@time-event/domain/event-state/event-states";
import type { AskedOfPerson } from "@time-event/domain/entries/asked-of-person";
import type { PublicView } from "@time-event/domain/privacy/public-person";
import type { InstantMs } from "@time-event/domain/time/instant";
import { timestampOrNull, toJson, toTimestamp } from "../../../db/column-types.ts";
import type { Tx } from "../../../db/connection.ts";
import { savedBy } from "../../../db/edited-rows.ts";
import { toContactColumns } from "../contact.queries.ts";
import { toViewColumns } from "../../privacy/public-view.queries.ts";

/** Who changes something, and when. */
export interface Edit {
  readonly by: string;
  readonly at: InstantMs;
}

/** The values of a new event. */
export type NewEvent = Pick<EventDetails, "slug" | "type" | "name" | "province" | "timeZone" | "startsOn" | "endsOn">;

export async function insertDraft(tx: Tx, { name, ...columns }: NewEvent, { by, at }: Edit): Promise<number> {
  const { id } = await tx
    .insertInto("events")
    .values({
      ...columns,
      state: "draft",
      nameTh: name.th,
      nameEn: name.en,
      changedAt: toTimestamp(at),
      changedBy: by,
      stateChangedAt: toTimestamp(at),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns its new revision */
export async function updateDetails(tx: Tx, eventId: number, details: EventDetails, edit: Edit): Promise<number> {
  const { name, summary, venue, contact, opensAt, closesAt, colour = null, ...columns } = details;
  const { revision } = await tx
    .updateTable("events")
    .set({
      ...columns,
      colour,
      nameTh: name.th,
      nameEn: name.en,
      summaryTh: summary.th,
      summaryEn: summary.en,
      venueTh: venue.th,
      venueEn: venue.en,
      ...toContactColumns(contact),
      entriesOpenAt: timestampOrNull(opensAt),
      entriesCloseAt: timestampOrNull(closesAt),
      ...savedBy(edit.by, { at: edit.at }),
    })
    .where("id", "=", eventId)
    .returning("revision")
    .executeTakeFirstOrThrow();
  return revision;
}

/** Whoever changes the state by hand after a time that was set is not overruled by it: times that have passed are forgotten. */
export async function updateState(
  tx: Tx,
  eventId: number,
  state: EventState,
  cancelReason: Text,
  at: InstantMs,
): Promise<void> {
  await tx
    .updateTable("events")
    .set({
      state,
      cancelReasonTh: cancelReason.th,
      cancelReasonEn: cancelReason.en,
      stateChangedAt: toTimestamp(at),
      entriesOpenAt: sql`case when entries_open_at > ${toTimestamp(at)} then entries_open_at end`,
      entriesCloseAt: sql`case when entries_close_at > ${toTimestamp(at)} then entries_close_at end`,
    })
    .where("id", "=", eventId)
    .execute();
}

export async function updateArchived(tx: Tx, eventId: number, at: InstantMs | null): Promise<void> {
  await tx
    .updateTable("events")
    .set({ archivedAt: timestampOrNull(at) })
    .where("id", "=", eventId)
    .execute();
}

/** @returns the setting's new revision */
export async function updatePublicView(tx: Tx, eventId: number, view: PublicView, { by, at }: Edit): Promise<number> {
  const { privacyRevision } = await tx
    .updateTable("events")
    .set({
      ...toViewColumns(view),
      privacyRevision: sql<number>`privacy_revision + 1`,
      privacyChangedAt: toTimestamp(at),
      privacyChangedBy: by,
    })
    .where("id", "=", eventId)
    .returning("privacyRevision")
    .executeTakeFirstOrThrow();
  return privacyRevision;
}

/** @returns the setting's new revision */
export async function updateAsked(tx: Tx, eventId: number, asked: AskedOfPerson, { by, at }: Edit): Promise<number> {
  const { askedRevision } = await tx
    .updateTable("events")
    .set({
      askedOfPerson: toJson(asked),
      askedRevision: sql<number>`asked_revision + 1`,
      askedChangedAt: toTimestamp(at),
      askedChangedBy: by,
    })
    .where("id", "=", eventId)
    .returning("askedRevision")
    .executeTakeFirstOrThrow();
  return askedRevision;
}

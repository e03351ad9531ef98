import { sql } from "kysely";
import type { Text } from "@time-event/contract/fields";
import type { InstantMs } from "@time-event/domain/time/instant";
import { timestampOrNull, toTimestamp } from "../../../db/column-types.ts";
import type { Tx } from "../../../db/connection.ts";
import type { Edit } from "./staff-events.repository.ts";

export interface Clone {
  readonly slug: string;
  readonly name: Text;
  readonly shiftDays: number;
  readonly opensAt: InstantMs | null;
  readonly closesAt: InstantMs | null;
}

/**
 * A new draft with all details of an event and its settings of what is public. Rows are copied whole, so that later
 * columns are copied too; the named columns get values of the new event.
 */
export async function copyEvent(tx: Tx, fromEventId: number, clone: Clone, { by, at }: Edit): Promise<number> {
  const { slug, name, shiftDays, opensAt, closesAt } = clone;
  const now = toTimestamp(at);
  const { rows } = await sql<{ id: number }>`
    insert into events overriding user value
    select (jsonb_populate_record(v, jsonb_build_object(
      'slug', ${slug}::text, 'name_th', ${name.th}::text, 'name_en', ${name.en}::text, 'state', 'draft',
      'starts_on', v.starts_on + ${shiftDays}::integer, 'ends_on', v.ends_on + ${shiftDays}::integer,
      'source_hash', null, 'rehearsal_of', null, 'created_at', ${now}::timestamptz,
      'cancel_reason_th', '', 'cancel_reason_en', '', 'archived_at', null, 'entries_open_at', ${timestampOrNull(opensAt)}::timestamptz,
      'entries_close_at', ${timestampOrNull(closesAt)}::timestamptz, 'state_changed_at', ${now}::timestamptz,
      'revision', 1, 'changed_at', ${now}::timestamptz, 'changed_by', ${by}::text,
      'asked_revision', 1, 'asked_changed_at', ${now}::timestamptz, 'asked_changed_by', ${by}::text,
      'privacy_revision', 1, 'privacy_changed_at', ${now}::timestamptz, 'privacy_changed_by', ${by}::text
    ))).* from events v where v.id = ${fromEventId}
    returning id`.execute(tx);
  return rows[0]!.id;
}

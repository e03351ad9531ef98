import { sql } from "kysely";
import type { Text } from "@time-event/contract/fields";
import { toTimestamp } from "../../../db/column-types.ts";
import type { Tx } from "../../../db/connection.ts";
import type { Edit } from "./staff-events.repository.ts";

export interface Clone {
  readonly slug: string;
  readonly name: Text;
  readonly shiftDays: number;
}

/**
 * A new draft with everything that an event says of itself and shows of its entrants. Rows are copied whole, so that a
 * column that comes later is copied too; what is named here is what a new event has of its own.
 */
export async function copyEvent(tx: Tx, fromEventId: number, clone: Clone, { by, at }: Edit): Promise<number> {
  const { slug, name, shiftDays } = clone;
  const now = toTimestamp(at);
  const { rows } = await sql<{ id: number }>`
    insert into events overriding user value
    select (jsonb_populate_record(v, jsonb_build_object(
      'slug', ${slug}::text, 'name_th', ${name.th}::text, 'name_en', ${name.en}::text, 'state', 'draft',
      'starts_on', v.starts_on + ${shiftDays}::integer, 'ends_on', v.ends_on + ${shiftDays}::integer,
      'results_version', 0, 'rules_version', 0, 'source_hash', null, 'created_at', ${now}::timestamptz,
      'cancel_reason_th', '', 'cancel_reason_en', '', 'archived_at', null, 'state_changed_at', ${now}::timestamptz,
      'revision', 1, 'changed_at', ${now}::timestamptz, 'changed_by', ${by}::text,
      'privacy_revision', 1, 'privacy_changed_at', ${now}::timestamptz, 'privacy_changed_by', ${by}::text
    ))).* from events v where v.id = ${fromEventId}
    returning id`.execute(tx);
  return rows[0]!.id;
}

/** The race itself: its points, its categories with their prices, its schedule. */
export async function copyRace(tx: Tx, fromEventId: number, toEventId: number, shiftDays: number): Promise<void> {
  const later = (column: string) =>
    sql`moved_days(t.${sql.ref(column)}, ${shiftDays}, (select time_zone from events where id = ${toEventId}))`;

  await sql`insert into checkpoints select (jsonb_populate_record(t, jsonb_build_object(
      'event_id', ${toEventId}::bigint, 'cutoff_at', ${later("cutoff_at")}
    ))).* from checkpoints t where t.event_id = ${fromEventId}`.execute(tx);

  await sql`insert into schedule_items overriding user value select (jsonb_populate_record(t, jsonb_build_object(
      'event_id', ${toEventId}::bigint, 'starts_at', ${later("starts_at")}
    ))).* from schedule_items t where t.event_id = ${fromEventId}`.execute(tx);

  await sql`insert into categories overriding user value select (jsonb_populate_record(t, jsonb_build_object(
      'event_id', ${toEventId}::bigint, 'gun_at', ${later("gun_at")}, 'rules', ${movedStages(shiftDays)}
    ))).* from categories t where t.event_id = ${fromEventId} order by t.position`.execute(tx);

  await sql`insert into fee_tiers select (jsonb_populate_record(t, jsonb_build_object(
      'event_id', ${toEventId}::bigint, 'category_id', copy.id, 'ends_at', ${later("ends_at")}
    ))).* from fee_tiers t
    join categories original on original.id = t.category_id
    join categories copy on copy.event_id = ${toEventId} and copy.code = original.code
    where t.event_id = ${fromEventId}`.execute(tx);
}

/** Stages carry their guns inside the rules, as epoch milliseconds. */
function movedStages(shiftDays: number) {
  const dayMs = 86_400_000;
  return sql`case when jsonb_typeof(t.rules -> 'stages') = 'array' then jsonb_set(t.rules, '{stages}', (
      select jsonb_agg(case when jsonb_typeof(s -> 'gunAt') = 'number'
        then jsonb_set(s, '{gunAt}', to_jsonb((s ->> 'gunAt')::bigint + ${shiftDays * dayMs}::bigint)) else s end
        order by place)
      from jsonb_array_elements(t.rules -> 'stages') with ordinality as each_stage(s, place)
    )) else t.rules end`;
}

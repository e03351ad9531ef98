import { type RawBuilder, sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { type TimestampText, toTimestamp } from "./column-types.ts";

interface Saving {
  /** When the row was saved, by the given clock; without one, when the transaction began. */
  readonly at?: InstantMs;
  /** For an insert that may become an update, where `revision` alone would be ambiguous. */
  readonly table?:
    "eventTypes" | "penaltyRules" | "messageTemplates" | "organisers" | "eventPayments" | "waitingLines" | "awardRules";
}

/** What an update of an edited row sets besides the changed fields. */
export function savedBy(
  username: string,
  { at, table }: Saving = {},
): {
  revision: RawBuilder<number>;
  changedAt: RawBuilder<TimestampText> | TimestampText;
  changedBy: string;
} {
  return {
    revision: sql<number>`${sql.ref(table ? `${table}.revision` : "revision")} + 1`,
    changedAt: at === undefined ? sql<TimestampText>`now()` : toTimestamp(at),
    changedBy: username,
  };
}

/**
 * A name in both languages, stored in two columns, as one value.
 * @example db.selectFrom("clubs").select(bilingual("name").as("name"))
 */
export function bilingual(name: string): RawBuilder<{ th: string; en: string }> {
  return sql`jsonb_build_object('th', ${sql.ref(`${name}Th`)}, 'en', ${sql.ref(`${name}En`)})`;
}

import { type RawBuilder, sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { type TimestampText, toTimestamp } from "./column-types.ts";

interface Saving {
  /** When, by the clock that was handed in; without it, when the transaction began. */
  readonly at?: InstantMs;
  /** Where an insert becomes an update, and `revision` alone could be either row's. */
  readonly table?: "eventTypes" | "penaltyRules" | "messageTemplates";
}

/** What an update of a row that people edit sets, besides what they changed. */
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
 * A name in both languages, which two columns keep, as one value.
 * @example db.selectFrom("clubs").select(bilingual("name").as("name"))
 */
export function bilingual(name: string): RawBuilder<{ th: string; en: string }> {
  return sql`jsonb_build_object('th', ${sql.ref(`${name}Th`)}, 'en', ${sql.ref(`${name}En`)})`;
}

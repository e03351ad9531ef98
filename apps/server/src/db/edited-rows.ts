import { type RawBuilder, sql } from "kysely";
import type { TimestampText } from "./column-types.ts";

/** What an update of a row that people edit sets, besides what they changed. */
export function savedBy(username: string): {
  revision: RawBuilder<number>;
  changedAt: RawBuilder<TimestampText>;
  changedBy: string;
} {
  return { revision: sql<number>`revision + 1`, changedAt: sql<TimestampText>`now()`, changedBy: username };
}

/**
 * A name in both languages, which two columns keep, as one value.
 * @example db.selectFrom("clubs").select(bilingual("name").as("name"))
 */
export function bilingual(name: string): RawBuilder<{ th: string; en: string }> {
  return sql`jsonb_build_object('th', ${sql.ref(`${name}Th`)}, 'en', ${sql.ref(`${name}En`)})`;
}

import type { NamedRanking } from "@time-event/domain/race/race";
import { sql } from "kysely";

/** The rankings that a category names, which are part of its rules; empty: none. @param rules the column */
export function namedRankingsOf(rules: "rules" | "categories.rules" | "c.rules") {
  return sql<NamedRanking[]>`coalesce(${sql.ref(rules)} -> 'rankings', '[]')`;
}

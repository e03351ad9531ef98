import { sql } from "kysely";

/** In a query of penalties, the name of the penalty's rule; null: it is not on the list. */
export const ruleName = sql<{ th: string; en: string } | null>`(
  select jsonb_build_object('th', name_th, 'en', name_en) from penalty_rules where code = penalties.rule
)`.as("ruleName");

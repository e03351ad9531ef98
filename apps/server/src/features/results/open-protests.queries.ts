import { type RawBuilder, sql } from "kysely";

/** In a query of categories, how many protests against a category's lists are not answered: it does not become official. */
export function openProtestsOf(categoryId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*)::int from protests where category_id = ${categoryId} and state = 'open')`;
}

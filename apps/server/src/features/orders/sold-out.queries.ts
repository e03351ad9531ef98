import { sql } from "kysely";
import type { CategoryDefinition } from "@time-event/domain/category/category-definition";
import type { Db } from "../../db/connection.ts";
import { sharedPools, type SharedPool } from "../places/places.queries.ts";

/** The places of a category. */
export interface CategoryPlaces extends Pick<CategoryDefinition, "code" | "hidden" | "entryKind" | "capacity"> {
  readonly id: number;
  readonly entered: number;
  readonly pools: readonly SharedPool[];
}

/** The places of all categories of an event, as they are now; none of an event that takes no entries. */
export async function loadPlaces(db: Db, slug: string): Promise<CategoryPlaces[]> {
  const { rows } = await sql<CategoryPlaces>`
    select c.id, c.code, c.hidden, c.entry_kind, p.capacity, p.taken as entered, ${sharedPools} as pools
    from events e join categories c on c.event_id = e.id join category_places p on p.category_id = c.id
    where e.slug = ${slug} and e.state = 'open' and e.archived_at is null`.execute(db);
  return rows;
}

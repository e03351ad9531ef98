import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import { containing } from "../../db/like-pattern.ts";
import { owedOf } from "../orders/order-payments.queries.ts";
import { isHandedOut } from "./kits.queries.ts";

/** Whose kits are meant: who has not come, who has, or everybody who did not withdraw. */
export interface KitFilter {
  readonly show: "waiting" | "handed_out" | "all";
  readonly category?: string | undefined;
  readonly text?: string | undefined;
}

export interface ListedKit {
  readonly entryId: number;
  readonly bib: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly category: string;
  readonly shirtSize: string;
  readonly team: string | null;
  readonly club: string;
  readonly owedSatang: number;
}

function meant(eventId: number, { show, category, text = "" }: KitFilter): RawBuilder<unknown> {
  const words = text.split(/\s+/).filter(Boolean).map(containing);
  const conditions = [
    sql`e.event_id = ${eventId} and e.withdrawn_at is null`,
    ...(show === "all" ? [] : [show === "handed_out" ? isHandedOut("e") : sql`not ${isHandedOut("e")}`]),
    ...(category === undefined ? [] : [sql`c.code = ${category}`]),
    ...words.map((word) => sql`(e.search_text like ${word} or lower(e.club) like ${word})`),
  ];
  return sql.join(conditions, sql` and `);
}

export async function countListedKits(db: Db, eventId: number, filter: KitFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from entries e join categories c on c.id = e.category_id
    where ${meant(eventId, filter)}`.execute(db);
  return rows[0]!.count;
}

/** A window of the list, by category and bib. */
export async function loadListedKits(
  db: Db,
  eventId: number,
  filter: KitFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ListedKit[]> {
  const { rows } = await sql<ListedKit>`
    select e.id as entry_id, e.bib, e.first_name, e.last_name, e.first_name_en, e.last_name_en, c.code as category,
      e.shirt_size, e.team, e.club, coalesce(${owedOf("o")}, 0) as owed_satang
    from entries e join categories c on c.id = e.category_id left join orders o on o.id = e.order_id
    where ${meant(eventId, filter)}
    order by c.position, e.bib_order, e.id offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

import { type RawBuilder, sql } from "kysely";
import type { Tx } from "./connection.ts";

/** A list whose order people choose: all rows of a table, or the rows that belong together. */
export interface OrderedList {
  readonly table:
    | "eventTypes"
    | "penaltyRules"
    | "paymentChannels"
    | "categories"
    | "addOns"
    | "questions"
    | "scheduleItems"
    | "images"
    | "roles";
  /** The column that identifies a row. */
  readonly key: "code" | "id";
  /** The rows of the list: those with these values in these columns. */
  readonly of?: Readonly<Record<string, string | number | null>>;
}

/** The position after the last of a list. */
export function nextPosition({ table, of }: Omit<OrderedList, "key">): RawBuilder<number> {
  return sql`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where ${belongs(of)})`;
}

/** The keys of a list, in its order. */
export async function keysInOrder(tx: Tx, { table, key, of }: OrderedList): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(key)}::text as key from ${sql.table(table)} where ${belongs(of)}
    order by position, ${sql.ref(key)}`.execute(tx);
  return rows.map((row) => row.key);
}

export async function storeOrder(tx: Tx, { table, key, of }: OrderedList, keys: readonly string[]): Promise<void> {
  await sql`
    update ${sql.table(table)} as listed set position = wanted.position
    from unnest(${[...keys]}::text[]) with ordinality as wanted (key, position)
    where ${sql.ref(`listed.${key}`)}::text = wanted.key and ${belongs(of)}`.execute(tx);
}

function belongs(of: OrderedList["of"] = {}): RawBuilder<unknown> {
  const conditions = Object.entries(of).map(([column, value]) =>
    value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
  );
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

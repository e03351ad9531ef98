import { type RawBuilder, sql } from "kysely";
import type { Tx } from "./connection.ts";
import type { TimestampText } from "./column-types.ts";

type OrderedTable = "eventTypes" | "penaltyRules" | "paymentChannels";
type UnorderedTable = "clubs" | "policies" | "messageTemplates";

/**
 * What an update of a row that people edit sets, besides what they changed.
 * @param table where an insert becomes an update, and `revision` alone could be either row's
 */
export function savedBy(
  username: string,
  table?: OrderedTable | UnorderedTable,
): {
  revision: RawBuilder<number>;
  changedAt: RawBuilder<TimestampText>;
  changedBy: string;
} {
  return {
    revision: sql<number>`${sql.ref(table ? `${table}.revision` : "revision")} + 1`,
    changedAt: sql<TimestampText>`now()`,
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

/** Keeps others from adding to a list, or ordering it, until the transaction ends; reading goes on. */
export async function lockList(tx: Tx, table: OrderedTable | UnorderedTable): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
}

/** The place after the last of a list. */
export function lastPosition(table: OrderedTable): RawBuilder<number> {
  return sql`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`;
}

/** The keys of a list, in its order. */
export async function keysInOrder(tx: Tx, table: OrderedTable, key: "code" | "id"): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(key)}::text as key from ${sql.table(table)} order by position, ${sql.ref(key)}`.execute(tx);
  return rows.map((row) => row.key);
}

export async function storeOrder(
  tx: Tx,
  table: OrderedTable,
  key: "code" | "id",
  keys: readonly string[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} as listed set position = wanted.position
    from unnest(${[...keys]}::text[]) with ordinality as wanted (key, position)
    where ${sql.ref(`listed.${key}`)}::text = wanted.key`.execute(tx);
}

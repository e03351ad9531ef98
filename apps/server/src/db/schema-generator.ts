import { withClient } from "./client.ts";

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  /** The database fills it in when an insert does not name it. */
  readonly optional: boolean;
  /** The database alone decides it. */
  readonly always: boolean;
  /** From a check constraint `column in ('a', 'b')`. */
  readonly words: readonly string[] | null;
}

const columnsQuery = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
    not a.attnotnull as nullable,
    a.atthasdef or a.attidentity <> '' as optional,
    a.attidentity = 'a' or a.attgenerated <> '' as always,
    (select array_agg(word[1]) from pg_constraint k,
      regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') word
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[''') as words
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relname <> 'applied_migrations'
  order by c.relname, a.attnum`;

const types: Record<string, string> = {
  bigint: "number",
  "bigint[]": "(number | null)[]",
  boolean: "boolean",
  bytea: "Buffer",
  date: "string",
  "double precision": "number",
  integer: "number",
  "integer[]": "number[]",
  jsonb: "Json",
  text: "string",
  "text[]": "string[]",
  "timestamp with time zone": "Instant",
};

/** Writes the TypeScript types of a migrated database's tables, as the values are after `column-types.ts`. */
export async function generateSchema(url: string): Promise<string> {
  const { rows } = await withClient(url, (client) => client.query<Column>(columnsQuery));
  const tables = new Map<string, Column[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  return [
    "// Made by scripts/generate-db-types.ts from the migrations. Change those, then run it again.",
    'import type { GeneratedAlways } from "kysely";',
    'import type { Instant, Json, WithDefault } from "./column-types.ts";',
    ...[...tables].map(([table, columns]) => interfaceOf(table, columns)),
    "export interface Database {",
    ...[...tables.keys()].map((table) => `  ${camelCase(table)}: ${typeName(table)};`),
    "}",
    "",
  ].join("\n");
}

function interfaceOf(table: string, columns: readonly Column[]): string {
  const lines = columns.map((column) => `  ${camelCase(column.column)}: ${typeOf(column)};`);
  return `\nexport interface ${typeName(table)} {\n${lines.join("\n")}\n}\n`;
}

function typeOf({ table, column, type, nullable, optional, always, words }: Column): string {
  const plain = words ? words.map((word) => JSON.stringify(word)).join(" | ") : types[type];
  if (!plain) throw new Error(`${table}.${column} is of type ${type}: say in schema-generator.ts what that is here`);
  const value = nullable ? `${plain} | null` : plain;
  if (always) return `GeneratedAlways<${value}>`;
  return optional ? `WithDefault<${value}>` : value;
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function typeName(table: string): string {
  const name = camelCase(table);
  return `${name[0]!.toUpperCase()}${name.slice(1)}Table`;
}

import type { AuditEntry } from "@time-event/contract/audit";
import type { Text } from "@time-event/contract/fields";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

/** Fields of the log that hold numbers of rows, and the rows that they mean. */
const meant = {
  categoryId: "category",
  categoryIds: "category",
  waveId: "wave",
  channelIds: "channel",
  clonedFrom: "event",
} as const;
type Meant = (typeof meant)[keyof typeof meant] | "entry";
type Fields = AuditEntry["before"];

/** A change of many is kept by the number of each entry. */
const isEntry = (field: string) => /^\d+$/.test(field);
const isMeant = (field: string): field is keyof typeof meant => field in meant;

/**
 * Entries of the log with names in the place of numbers that only the database knows. A row that is no more has no name:
 * its number stays, and the screen leaves it out.
 */
export async function withNames<Entry extends Pick<AuditEntry, "before" | "after" | "changed">>(
  db: Db,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const wanted = new Map<Meant, Set<number>>();
  const fieldsOf = (fields: Fields): [string, unknown][] =>
    entriesOf(fields).flatMap(([field, value]) =>
      isEntry(field) ? [[field, null], ...entriesOf(value as Fields)] : [[field, value]],
    );
  for (const [field, value] of entries.flatMap(({ before, after }) => [before, after]).flatMap(fieldsOf)) {
    if (isEntry(field)) wanted.set("entry", (wanted.get("entry") ?? new Set()).add(Number(field)));
    if (!isMeant(field)) continue;
    const ids = wanted.get(meant[field]) ?? new Set();
    for (const id of [value].flat()) if (typeof id === "number") ids.add(id);
    wanted.set(meant[field], ids);
  }
  if ([...wanted.values()].every(({ size }) => size === 0)) return [...entries];
  const names = await findNames(db, wanted);
  const entryName = (field: string) => (names.get(`entry ${field}`) as string | undefined) || field;
  const named = (fields: Fields): Fields =>
    fields &&
    Object.fromEntries(
      entriesOf(fields).map(([field, value]) => {
        if (isEntry(field)) return [entryName(field), named(value as Fields)];
        if (!isMeant(field)) return [field, value];
        const nameOf = (id: unknown) => names.get(`${meant[field]} ${String(id)}`) ?? id;
        return [field, Array.isArray(value) ? value.map(nameOf) : nameOf(value)];
      }),
    );
  return entries.map((entry) => ({
    ...entry,
    changed: entry.changed.map((field) => (isEntry(field) ? entryName(field) : field)),
    before: named(entry.before),
    after: named(entry.after),
  }));
}

const entriesOf = (fields: Fields): [string, unknown][] => Object.entries(fields ?? {});

async function findNames(db: Db, wanted: ReadonlyMap<Meant, ReadonlySet<number>>): Promise<Map<string, string | Text>> {
  const ids = (of: Meant) => [...(wanted.get(of) ?? [])];
  const { rows } = await sql<{ key: string; code: string | null; nameTh: string; nameEn: string }>`
    select 'category ' || id as key, code, name_th, name_en from categories where id = any(${ids("category")}::bigint[])
    union all select 'wave ' || id, null, name_th, name_en from waves where id = any(${ids("wave")}::bigint[])
    union all select 'channel ' || id, null, name_th, name_en
      from payment_channels where id = any(${ids("channel")}::bigint[])
    union all select 'entry ' || id, trim(bib || ' ' || first_name || ' ' || last_name), '', ''
      from entries where id = any(${ids("entry")}::bigint[])
    union all select 'event ' || id, null, name_th, name_en from events where id = any(${ids("event")}::bigint[])
  `.execute(db);
  return new Map(rows.map(({ key, code, nameTh, nameEn }) => [key, code ?? { th: nameTh, en: nameEn }]));
}

import type { AuditEntry } from "@time-event/contract/audit";
import type { Text } from "@time-event/contract/fields";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

/** Fields of the log that hold numbers or codes of rows, and the rows that they mean. */
const meant = {
  categoryId: "category",
  categoryIds: "category",
  waveId: "wave",
  channelIds: "channel",
  clonedFrom: "event",
  type: "event type",
  eventTypes: "event type",
  rule: "penalty rule",
  permission: "permission",
  permissions: "permission",
  below: "menu item",
  roles: "role",
} as const;
type Meant = (typeof meant)[keyof typeof meant] | "entry";
type Fields = AuditEntry["before"];
/** Names by what they name, such as `wave 7`. */
type Names = ReadonlyMap<string, string | Text>;

/** A change of many is kept by the number of each entry. */
const isEntry = (field: string) => /^\d+$/.test(field);
const isMeant = (field: string): field is keyof typeof meant => field in meant;
/** A role at one event, as the log keeps it. @example "viewer @ 7" */
const grant = /^(\w+) @ (\d+)$/;

/**
 * Entries of the log with names in the place of numbers and codes that only the database knows. A row that is no more has no name:
 * its number stays, and the screen leaves it out.
 */
export async function withNames<Entry extends Pick<AuditEntry, "before" | "after" | "changed">>(
  db: Db,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const wanted = new Map<Meant, Set<string>>();
  const want = (of: Meant, id: string) => wanted.set(of, (wanted.get(of) ?? new Set()).add(id));
  for (const { before, after } of entries) {
    for (const fields of [before, after]) lookInto(fields, want);
  }
  if (wanted.size === 0) return [...entries];
  const names = await findNames(db, wanted);
  const entryName = (field: string) => (names.get(`entry ${field}`) as string | undefined) || field;
  return entries.map((entry) => ({
    ...entry,
    changed: entry.changed.map((field) => (isEntry(field) ? entryName(field) : field)),
    before: named(entry.before, names, entryName),
    after: named(entry.after, names, entryName),
  }));
}

const entriesOf = (fields: Fields): [string, unknown][] => Object.entries(fields ?? {});
const isFields = (value: unknown): value is NonNullable<Fields> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function lookInto(fields: Fields, want: (of: Meant, id: string) => void): void {
  for (const [field, value] of entriesOf(fields)) {
    if (isEntry(field)) want("entry", field);
    for (const each of [value].flat()) {
      if (isFields(each)) lookInto(each, want);
      if (!isMeant(field) || (typeof each !== "number" && typeof each !== "string")) continue;
      const [, role, eventId] = (field === "roles" && grant.exec(String(each))) || [];
      if (eventId !== undefined) want("event", eventId);
      want(meant[field], role ?? String(each));
    }
  }
}

function named(fields: Fields, names: Names, entryName: (field: string) => string): Fields {
  const nameOf = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => nameOf(field, each));
    if (isFields(value)) return named(value, names, entryName);
    if (!isMeant(field)) return value;
    const [, role = "", eventId = ""] = (field === "roles" && grant.exec(String(value))) || [];
    const [atEvent, ofRole] = [names.get(`event ${eventId}`), names.get(`role ${role}`)];
    if (isFields(atEvent) && isFields(ofRole)) return both(ofRole as Text, atEvent as Text);
    return names.get(`${meant[field]} ${String(value)}`) ?? value;
  };
  if (!fields) return fields;
  return Object.fromEntries(
    entriesOf(fields).map(([field, value]) => [isEntry(field) ? entryName(field) : field, nameOf(field, value)]),
  );
}

const both = (role: Text, event: Text): Text => ({
  th: `${role.th} · ${event.th}`,
  en: `${role.en} · ${event.en || event.th}`,
});

async function findNames(db: Db, wanted: ReadonlyMap<Meant, ReadonlySet<string>>): Promise<Names> {
  const codes = (of: Meant) => [...(wanted.get(of) ?? [])];
  const ids = (of: Meant) => codes(of).filter((id) => /^\d{1,15}$/.test(id));
  const { rows } = await sql<{ key: string; code: string | null; nameTh: string; nameEn: string }>`
    select 'category ' || id as key, code, name_th, name_en from categories where id = any(${ids("category")}::bigint[])
    union all select 'wave ' || id, null, name_th, name_en from waves where id = any(${ids("wave")}::bigint[])
    union all select 'channel ' || id, null, name_th, name_en
      from payment_channels where id = any(${ids("channel")}::bigint[])
    union all select 'entry ' || id, trim(bib || ' ' || first_name || ' ' || last_name), '', ''
      from entries where id = any(${ids("entry")}::bigint[])
    union all select 'event ' || id, null, name_th, name_en from events where id = any(${ids("event")}::bigint[])
    union all select 'event type ' || code, null, name_th, name_en
      from event_types where code = any(${codes("event type")})
    union all select 'penalty rule ' || code, null, name_th, name_en
      from penalty_rules where code = any(${codes("penalty rule")})
    union all select 'permission ' || code, null, name_th, name_en
      from permissions where code = any(${codes("permission")})
    union all select 'menu item ' || component_code, null, name_th, name_en
      from menu_items where component_code = any(${codes("menu item")})
    union all select 'role ' || code, null, name_th, name_en from roles where code = any(${codes("role")})
  `.execute(db);
  return new Map(rows.map(({ key, code, nameTh, nameEn }) => [key, code ?? { th: nameTh, en: nameEn }]));
}

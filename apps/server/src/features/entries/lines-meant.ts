import type { EntryColumn } from "@time-event/domain/entries/entry-fields";
import { type AskedAndSold, extraOf } from "@time-event/domain/entries/extra-columns";
import type { EntryExtras } from "@time-event/domain/entries/extras-of-entry";
import { categoryKey, type LineContext } from "@time-event/domain/entries/read-entry-line";
import { readPassport, readThaiId } from "@time-event/domain/entries/thai-id";
import { tidyText } from "@time-event/domain/entries/tidy-text";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import type { Tx } from "../../db/connection.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { loadAsked } from "../privacy/asked-of-person.queries.ts";
import { type CategoryCapacity, createCapacity } from "./capacity.ts";
import type { decideImport } from "./decide-import.ts";
import { loadHeldNumbers } from "./entered-numbers.queries.ts";
import { createEnteredNumbers, type HeldNumber, numbersOf } from "./entered-numbers.ts";
import type { StoredEntry } from "./entries.types.ts";
import { loadEntryExtras } from "./entry-extras.queries.ts";
import { loadCapacity, loadNamedEntries } from "./entry-records.queries.ts";
import type { ImportColumn, ImportTable } from "./import-table.ts";
import { createKnownEntries } from "./known-entries.ts";
import { loadStockLeft } from "./remaining.queries.ts";

/** Lines whose entries are looked for at a time. */
const linesAtATime = 1_000;

interface Opened {
  readonly table: ImportTable;
  readonly sold: AskedAndSold;
}

/** What the lines of an import may mean: whom they name, who has their numbers, and what the event still has for them. */
export async function loadMeant(
  tx: Tx,
  eventId: number,
  { table, sold }: Opened,
): Promise<Parameters<typeof decideImport>[1]> {
  const event = await loadEventDays(tx, eventId);
  const stored = await loadCapacity(tx, eventId);
  const known = await loadKnown(tx, eventId, table);
  const held = await loadHeld(tx, eventId, table, known);
  return {
    event,
    context: { raceDay: event.startsOn, categories: categoriesByName(stored), asked: await loadAsked(tx, eventId) },
    capacity: createCapacity(stored),
    known: createKnownEntries(known),
    numbers: createEnteredNumbers(held, stored),
    stock: await loadStockLeft(tx, eventId, { isAsked: table.mapping.some((column) => kindOf(column) === "addOn") }),
    sold,
    ordered: await loadOrdered(tx, eventId, table, known),
  };
}

const kindOf = (column: ImportColumn | null) => (column === null ? undefined : extraOf(column)?.kind);

/** As a bib and a chip are kept. */
const number = (text: string) => arabicDigits(tidyText(text));

/** Whom the lines may mean, looked for some lines at a time, so that nobody waits for all of them. */
async function loadKnown(tx: Tx, eventId: number, { lines }: ImportTable): Promise<StoredEntry[]> {
  const known = new Map<number, StoredEntry>();
  for (let from = 0; from < lines.length; from += linesAtATime) {
    const some = lines.slice(from, from + linesAtATime);
    const valuesFor = (asKept: (text: string) => string, ...columns: readonly EntryColumn[]) => [
      ...new Set(some.map(({ cells }) => asKept(columns.map((column) => cells[column] ?? "").join(" ")))),
    ];
    const found = await loadNamedEntries(tx, eventId, {
      bibs: valuesFor(number, "bib"),
      chips: valuesFor(number, "chip"),
      names: [...valuesFor(tidyText, "firstName", "lastName"), ...valuesFor(tidyText, "fullName")],
    });
    for (const entry of found) known.set(entry.id, entry);
  }
  return [...known.values()];
}

/** What those have who are of orders, for lines that repeat it. */
async function loadOrdered(
  tx: Tx,
  eventId: number,
  { mapping }: ImportTable,
  known: readonly StoredEntry[],
): Promise<ReadonlyMap<number, EntryExtras>> {
  if (!mapping.some((column) => kindOf(column) !== undefined)) return new Map();
  const ids = known.flatMap(({ id, source }) => (source === "order" ? [id] : []));
  const found: (readonly [number, EntryExtras])[] = [];
  for (let from = 0; from < ids.length; from += linesAtATime)
    found.push(...(await loadEntryExtras(tx, eventId, ids.slice(from, from + linesAtATime))));
  return new Map(found);
}

/** Who has the numbers that the lines may give to somebody, or that somebody has already whom a line moves. */
async function loadHeld(
  tx: Tx,
  eventId: number,
  { lines }: ImportTable,
  known: readonly StoredEntry[],
): Promise<HeldNumber[]> {
  const typed = lines.flatMap(({ cells: { nationalId = "", passport = "" } }) => [
    { field: "nationalId", number: readThaiId(nationalId) ?? "" } as const,
    { field: "passport", number: readPassport(passport) ?? "" } as const,
  ]);
  return loadHeldNumbers(tx, eventId, [...typed.filter(({ number }) => number !== ""), ...known.flatMap(numbersOf)]);
}

function categoriesByName(capacity: readonly CategoryCapacity[]): LineContext["categories"] {
  return new Map(
    // codes last: if one category's name is another's code, the code wins
    [
      ...capacity.flatMap((category) =>
        [category.nameTh, category.nameEn].map((name) => [categoryKey(name), category] as const),
      ),
      ...capacity.map((category) => [categoryKey(category.code), category] as const),
    ],
  );
}

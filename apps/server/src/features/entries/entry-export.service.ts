import type { EntryFilter, EntrySort } from "@time-event/contract/entries";
import { may } from "@time-event/domain/access/permissions";
import { columnTitle } from "@time-event/domain/entries/entry-columns";
import { type EntryColumn, entryColumns, personalColumns } from "@time-event/domain/entries/entry-fields";
import {
  type AskedAndSold,
  extraColumns,
  extraOf,
  extraTitle,
  type NamedColumn,
} from "@time-event/domain/entries/extra-columns";
import { extraCell } from "@time-event/domain/entries/write-extra-cell";
import { writeStart } from "@time-event/domain/start-order/typed-start";
import type { EntryExtras } from "@time-event/domain/entries/extras-of-entry";
import { harmlessCell } from "@time-event/domain/entries/harmless-cell";
import { NotPermitted } from "../../http/refusals.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import type { Cell } from "../../lib/spreadsheets/cell.ts";
import { spreadsheetTypes } from "../../lib/spreadsheets/spreadsheet-types.ts";
import { createSpreadsheetWriter } from "../../lib/spreadsheets/spreadsheets.ts";
import type { FileReply } from "../../http/file-reply.ts";
import type { Db } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { loadAskedAndSold } from "./asked-and-sold.queries.ts";
import { findEntryIds } from "./entry-list.queries.ts";
import { filterOf, openListedEvent } from "./entry-list.service.ts";
import { loadEntriesInOrder } from "./entry-records.queries.ts";
import type { StoredEntry } from "./entries.types.ts";
import { loadEntryExtras } from "./entry-extras.queries.ts";

interface ExportParams extends EntryFilter {
  readonly eventId: number;
  readonly sort: EntrySort;
  readonly direction: "asc" | "desc";
  readonly format: "csv" | "xlsx";
  readonly language: "th" | "en";
  readonly personal: "yes" | "no";
}

/** @throws NotPermitted when personal data is asked for without the right to it */
export type ExportEntries = (params: ExportParams, caller: StaffCaller) => Promise<FileReply>;

const none: EntryExtras = { answers: {}, addOns: [] };
const mostRows = 1_000_000;
/** Entries loaded at once: between two batches the server answers other requests. */
const rowsAtATime = 500;
type WrittenColumn = Exclude<EntryColumn, "title" | "fullName">;

/** Two columns are for reading only: they repeat other columns. */
const isWritten = (column: EntryColumn): column is WrittenColumn => column !== "title" && column !== "fullName";

export function createEntryExport(db: Db, workers: WorkerPool): ExportEntries {
  return async ({ eventId, sort, direction, format, language, personal, ...given }, caller) => {
    const withPersonal = personal === "yes";
    if (withPersonal && !may(caller, "personal_data_view", eventId)) throw new NotPermitted();
    const event = await openListedEvent(db, eventId);
    const filter = filterOf(given);
    const ids = await findEntryIds(db, event, filter, {
      sort: sort === "category" ? "bib" : sort,
      isDescending: direction === "desc",
      offset: 0,
      limit: mostRows,
      isNarrow: false,
    });
    const columns = entryColumns
      .filter(isWritten)
      .filter((column) => withPersonal || !personalColumns.includes(column));
    const sold = await loadAskedAndSold(db, eventId);
    // questions ask about illness
    const extras = extraColumns(sold).filter(({ column }) => withPersonal || extraOf(column)?.kind === "addOn");
    const days = new Set(extras.map(({ column }) => column).filter((column) => asksForDay(column, sold)));
    const header = [
      ...columns.map((column) => columnTitle(column, language)),
      ...extras.map((extra) => extraTitle(extra, language)),
    ];
    const file = createSpreadsheetWriter({ format, sheet: "Entries", header });
    let entries = 0;
    for (let from = 0; from < ids.length; from += rowsAtATime) {
      const some = ids.slice(from, from + rowsAtATime);
      const loaded = await loadEntriesInOrder(db, eventId, some);
      const extrasOf = extras.length > 0 ? await loadEntryExtras(db, eventId, some) : new Map<number, EntryExtras>();
      const rowOf = (entry: StoredEntry) => [
        ...columns.map((column) => cellOf(entry, column, event.timeZone)),
        ...extras.map(({ column }) => {
          const text = extraCell(column, extrasOf.get(entry.id) ?? none, sold, language);
          return text !== "" && days.has(column) ? dayOfPerson(text) : harmlessCell(text);
        }),
      ];
      file.add(loaded.map(rowOf));
      entries += loaded.length;
    }
    const subject = { kind: "event", id: eventId, name: event.slug };
    const action = withPersonal ? "personal-data-seen" : "entry-export";
    const after = { filter, entries, format };
    await db.transaction().execute((tx) => recordChange(tx, caller, { action, eventId, subject, after }));

    return {
      name: `${event.slug}-entries.${format}`,
      type: spreadsheetTypes[format],
      bytes: await file.finish(workers),
    };
  };
}

function cellOf(entry: StoredEntry, column: WrittenColumn, timeZone: string): Cell {
  if (column === "startsAt") return entry.startsAt === null ? "" : writeStart(entry.startsAt, timeZone);
  if (column === "age") return entry.givenAge === null ? "" : String(entry.givenAge);
  if (column === "birthDate") return entry.birthDate === null ? "" : dayOfPerson(entry.birthDate);
  return harmlessCell(entry[column] ?? "");
}

/** @param day `YYYY-MM-DD`: a text file keeps the form that every import reads */
const dayOfPerson = (day: string): Cell => ({ date: day, text: day });

/** Whether a column holds the answers to a question for a day. */
function asksForDay(column: NamedColumn["column"], { questions }: AskedAndSold): boolean {
  const extra = extraOf(column);
  return extra?.kind === "question" && questions.find(({ id }) => id === extra.id)?.kind === "date";
}

import { stringify } from "csv-stringify/sync";
import type { EntrantFilter, EntrantSort } from "@time-event/contract/entrants";
import { may } from "@time-event/domain/access/permissions";
import {
  columnTitle,
  type EntrantColumn,
  entrantColumns,
  personalColumns,
} from "@time-event/domain/entrants/entrant-columns";
import { harmlessCell } from "@time-event/domain/entrants/harmless-cell";
import { NotPermitted } from "../../http/refusals.ts";
import { writeWorkbook } from "../../lib/spreadsheets/spreadsheets.ts";
import type { FileReply } from "../../http/staff-api.ts";
import type { Db } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { findEntrantIds } from "./entrant-list.queries.ts";
import { filterOf, openListedEvent } from "./entrant-list.service.ts";
import { loadEntrantsInOrder } from "./entrant-records.queries.ts";
import type { StoredEntrant } from "./entrants.types.ts";

interface ExportParams extends EntrantFilter {
  readonly eventId: number;
  readonly sort: EntrantSort;
  readonly direction: "asc" | "desc";
  readonly format: "csv" | "xlsx";
  readonly language: "th" | "en";
  readonly personal: "yes" | "no";
}

/** @throws NotPermitted when personal data is asked for without the right to it */
export type ExportEntrants = (params: ExportParams, caller: StaffCaller) => Promise<FileReply>;

const mostRows = 1_000_000;
type WrittenColumn = Exclude<EntrantColumn, "title" | "fullName">;

/** Two columns are for reading only: they say again what others say. */
const isWritten = (column: EntrantColumn): column is WrittenColumn => column !== "title" && column !== "fullName";

export function createEntrantExport(db: Db): ExportEntrants {
  return async ({ eventId, sort, direction, format, language, personal, ...given }, caller) => {
    const withPersonal = personal === "yes";
    if (withPersonal && !may(caller, "personal_data_view", eventId)) throw new NotPermitted();
    const event = await openListedEvent(db, eventId);
    const filter = filterOf(given);
    const ids = await findEntrantIds(db, event, filter, {
      sort: sort === "category" ? "bib" : sort,
      isDescending: direction === "desc",
      offset: 0,
      limit: mostRows,
      isNarrow: false,
    });
    const entrants = await loadEntrantsInOrder(db, eventId, ids);
    const subject = { kind: "event", id: eventId, name: event.slug };
    const action = withPersonal ? "personal-data-seen" : "entrant-export";
    const after = { filter, entrants: entrants.length, format };
    await db.transaction().execute((tx) => recordChange(tx, caller, { action, eventId, subject, after }));

    const columns = entrantColumns
      .filter(isWritten)
      .filter((column) => withPersonal || !personalColumns.includes(column));
    const rows = [
      columns.map((column) => columnTitle(column, language)),
      ...entrants.map((entrant) => columns.map((column) => harmlessCell(cellOf(entrant, column)))),
    ];
    const name = `${event.slug}-entrants.${format}`;
    if (format === "xlsx") {
      const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
      return { name, type, bytes: await writeWorkbook("Entrants", rows) };
    }
    // with the mark by which Excel knows UTF-8
    return { name, type: "text/csv; charset=utf-8", bytes: Buffer.from(`\uFEFF${stringify(rows)}`) };
  };
}

function cellOf(entrant: StoredEntrant, column: WrittenColumn): string {
  if (column === "age") return entrant.givenAge === null ? "" : String(entrant.givenAge);
  return entrant[column] ?? "";
}

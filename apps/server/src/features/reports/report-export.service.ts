import type { registrationReportExport, ReportRow, revenueReportExport } from "@time-event/contract/reports";
import { harmlessCell } from "@time-event/domain/entries/harmless-cell";
import { registrationTables, revenueTables } from "@time-event/domain/reports/report-tables";
import { dayIn } from "@time-event/domain/time/day-in-zone";
import type * as z from "zod/mini";
import type { FileReply } from "../../http/file-reply.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import type { Cell } from "../../lib/spreadsheets/cell.ts";
import { spreadsheetTypes } from "../../lib/spreadsheets/spreadsheet-types.ts";
import { createSpreadsheetWriter } from "../../lib/spreadsheets/spreadsheets.ts";
import type { Reports } from "./reports.service.ts";

type RegistrationParams = z.output<(typeof registrationReportExport)["params"]>;
type RevenueParams = z.output<(typeof revenueReportExport)["params"]>;

/** Tables of reports as files. */
export function createReportFiles(reports: Reports, workers: WorkerPool) {
  return {
    /** @throws NotFound */
    registrations: async (params: RegistrationParams): Promise<FileReply> => {
      const { slug, rows } = await reports.registrationTable(params.eventId, params.table);
      return write(workers, registrationTables[params.table], rows, {
        ...params,
        name: `${slug}-registrations-${params.table}`,
      });
    },
    /** @throws NotFound */
    revenue: async (params: RevenueParams): Promise<FileReply> => {
      const { slug, rows } = await reports.revenueTable(params.eventId, params.table);
      return write(workers, revenueTables[params.table], rows, { ...params, name: `${slug}-revenue-${params.table}` });
    },
  };
}

type Table =
  (typeof registrationTables)[keyof typeof registrationTables] | (typeof revenueTables)[keyof typeof revenueTables];

interface Writing {
  readonly name: string;
  readonly format: "csv" | "xlsx";
  readonly language: "th" | "en";
}

function write(
  workers: WorkerPool,
  { of, columns }: Table,
  rows: readonly ReportRow[],
  { name, format, language }: Writing,
): Promise<FileReply> {
  const list = Object.values(columns);
  const baht = language === "th" ? " (บาท)" : " (baht)";
  const header = [
    of[language],
    ...list.map(({ name: column, unit }) => column[language] + (unit === "satang" ? baht : "")),
  ];
  const file = createSpreadsheetWriter({ format, sheet: "Report", header });
  // numbers that spreadsheets add up
  const cell = (value: number, at: number) => (list[at]!.unit === "satang" ? (value / 100).toFixed(2) : String(value));
  file.add(rows.map((row) => [nameCell(row.name[language], language), ...row.values.map(cell)]));
  return file.finish(workers).then((bytes) => ({ name: `${name}.${format}`, type: spreadsheetTypes[format], bytes }));
}

/** A row's name is a word, or the day that it counts. */
function nameCell(name: string, language: Writing["language"]): Cell {
  return /^\d{4}-\d\d-\d\d$/.test(name) ? { date: name, text: dayIn(language, name) } : harmlessCell(name);
}

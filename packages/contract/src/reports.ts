import { registrationTables, revenueTables } from "@time-event/domain/reports/report-tables";
import * as z from "zod/mini";
import { staffCall, staffDownload } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { idParam, instantMs, satang, text } from "./fields.ts";

// What has been entered and sold, in tables that are shown as charts and saved as files.

const row = z.object({
  /** Of which day, category, state, …; unique in its table. */
  key: z.string(),
  name: text,
  /** One for each column of the table, in its order. */
  values: z.array(z.int()),
});
export type ReportRow = z.infer<typeof row>;

const registrationTable = z.enum(Object.keys(registrationTables) as (keyof typeof registrationTables)[]);
const revenueTable = z.enum(Object.keys(revenueTables) as (keyof typeof revenueTables)[]);

const ofRegistrations = { permission: "reports_view", at: "event" } as const;
const ofMoney = { permission: "finance_reports_view", at: "event" } as const;

export const registrationReport = staffCall({
  name: "registration-report",
  shows: ["order", "entry", "category", "add_on"],
  summary:
    "How many registered when, for what and from where; how many have not paid; what has to be ordered. Without names.",
  right: ofRegistrations,
  params: z.object({ eventId: idParam }),
  data: z.object({
    tables: z.array(z.object({ table: registrationTable, rows: z.array(row) })),
    madeAt: instantMs,
  }),
  meta: z.object({}),
});

export const revenueReport = staffCall({
  name: "revenue-report",
  shows: ["order", "transfer", "refund", "category", "add_on"],
  summary:
    "What came, how and when, by the accounts of the orders; what was sold, and what is owed. As of one instant.",
  right: ofMoney,
  params: z.object({ eventId: idParam }),
  data: z.object({
    tables: z.array(z.object({ table: revenueTable, rows: z.array(row) })),
    madeAt: instantMs,
    /** What came less what went back, counted in three ways that must be equal. */
    check: z.object({
      /** The sum of all lines of the accounts. */
      ledgerSatang: satang,
      /** What the orders remember. */
      ordersSatang: satang,
      /** What was sold, less what is owed, and what came too much. */
      soldSatang: satang,
    }),
  }),
  meta: z.object({}),
});

const mediaTypes = ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"];
const file = {
  format: z._default(z.enum(["csv", "xlsx"]), "xlsx"),
  language: z._default(z.enum(["th", "en"]), "th"),
};

export const registrationReportExport = staffDownload({
  name: "registration-report-export",
  shows: ["order", "entry", "category", "add_on"],
  summary: "One table of the registration report as a file.",
  mediaTypes,
  right: ofRegistrations,
  params: z.object({ eventId: idParam, table: registrationTable, ...file }),
});

export const revenueReportExport = staffDownload({
  name: "revenue-report-export",
  shows: ["order", "transfer", "refund", "category", "add_on"],
  summary: "One table of the revenue report as a file, its money in baht.",
  mediaTypes,
  right: ofMoney,
  params: z.object({ eventId: idParam, table: revenueTable, ...file }),
});

export const reportCalls: readonly Endpoint[] = [
  registrationReport,
  revenueReport,
  registrationReportExport,
  revenueReportExport,
];

import type { ReplyOf } from "@time-event/contract/endpoint";
import type { registrationReport, ReportRow, revenueReport } from "@time-event/contract/reports";
import {
  registrationTables,
  type RegistrationTable,
  revenueTables,
  type RevenueTable,
} from "@time-event/domain/reports/report-tables";
import { reportWords } from "@time-event/domain/reports/report-words";
import { parseDay } from "@time-event/domain/time/calendar";
import type { InstantMs } from "@time-event/domain/time/instant";
import { inBothLanguages } from "@time-event/domain/text/in-language";
import type { Db, Tx } from "../../db/connection.ts";
import { provinceText } from "../../lib/province-text.ts";
import { NotFound } from "../../http/refusals.ts";
import { letSumInMemory } from "./report-rows.queries.ts";
import { loadReportedEvent, readRegistrationTables } from "./registration-report.queries.ts";
import { loadRevenueCheck, readRevenueTables } from "./revenue-report.queries.ts";

interface OfEvent {
  readonly eventId: number;
}

const allOf = <Table extends string>(tables: Readonly<Record<Table, unknown>>) => Object.keys(tables) as Table[];

/** What reports say. All tables of a report are of one instant, so they add up while people buy. */
export function createReports(db: Db, clock: () => InstantMs) {
  return {
    /** @throws NotFound */
    registrations: ({ eventId }: OfEvent): Promise<ReplyOf<typeof registrationReport>> =>
      atOneInstant(db, async (tx) => {
        const read = readRegistrationTables(tx, await expectEvent(tx, eventId));
        const tables = [];
        for (const table of allOf(registrationTables))
          tables.push({ table, rows: (await read(table)).map(naming(table)) });
        return { data: { tables, madeAt: clock() }, meta: {} };
      }),

    /** @throws NotFound */
    revenue: ({ eventId }: OfEvent): Promise<ReplyOf<typeof revenueReport>> =>
      atOneInstant(db, async (tx) => {
        await expectEvent(tx, eventId);
        const read = readRevenueTables(tx, eventId);
        const tables = [];
        for (const table of allOf(revenueTables)) tables.push({ table, rows: (await read(table)).map(withName) });
        return { data: { tables, madeAt: clock(), check: await loadRevenueCheck(tx, eventId) }, meta: {} };
      }),

    /** One table of either report, for a file. @throws NotFound */
    registrationTable: (eventId: number, table: RegistrationTable) =>
      atOneInstant(db, async (tx) => {
        const event = await expectEvent(tx, eventId);
        return { slug: event.slug, rows: (await readRegistrationTables(tx, event)(table)).map(naming(table)) };
      }),

    /** @throws NotFound */
    revenueTable: (eventId: number, table: RevenueTable) =>
      atOneInstant(db, async (tx) => {
        const { slug } = await expectEvent(tx, eventId);
        return { slug, rows: (await readRevenueTables(tx, eventId)(table)).map(withName) };
      }),
  };
}
export type Reports = ReturnType<typeof createReports>;

function atOneInstant<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      await letSumInMemory(tx);
      return read(tx);
    });
}

/** @throws NotFound */
async function expectEvent(tx: Tx, eventId: number) {
  const event = await loadReportedEvent(tx, eventId);
  if (!event) throw new NotFound("event");
  return event;
}

/** A province is stored by its Thai name. */
const naming = (table: RegistrationTable) => (row: ReportRow) =>
  withName(table === "province" ? { ...row, name: provinceText(row.name.th) } : row);

/** Names the rows that the organiser has not named. A day stays as it is: screens and files write it in their own way. */
function withName(row: ReportRow): ReportRow {
  if (row.name.th !== "" || row.name.en !== "") return withoutBlank(row);
  return { ...row, name: reportWords[row.key] ?? { th: row.key, en: row.key } };
}

/** An organiser who filled in one language only. */
function withoutBlank(row: ReportRow): ReportRow {
  const { th } = row.name;
  const word = reportWords[row.key];
  if (word && th === row.key && !parseDay(th)) return { ...row, name: word };
  return { ...row, name: inBothLanguages(row.name) };
}

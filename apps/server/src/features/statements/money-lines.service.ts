import type { ReplyOf } from "@time-event/contract/endpoint";
import { type MoneyLine, moneyLineExport, type moneyLineList } from "@time-event/contract/money-lines";
import { harmlessCell } from "@time-event/domain/entries/harmless-cell";
import { dayInZone } from "@time-event/domain/time/day-in-zone";
import type { InstantMs } from "@time-event/domain/time/instant";
import type * as z from "zod/mini";
import type { Db } from "../../db/connection.ts";
import type { FileReply } from "../../http/file-reply.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { instantCell } from "../../lib/spreadsheets/instant-cell.ts";
import { spreadsheetTypes } from "../../lib/spreadsheets/spreadsheet-types.ts";
import { createSpreadsheetWriter } from "../../lib/spreadsheets/spreadsheets.ts";
import { recordChange } from "../audit/audit.service.ts";
import { bankZone, periodOf } from "./bank-day.ts";
import { listMoneyLines, sumMoneyLines } from "./money-lines.queries.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly workers: WorkerPool;
}

/** Between two batches the server answers other requests. */
const linesAtATime = 500;

/** What a day's sums are made of. */
export function createMoneyLines({ db, clock, workers }: Parts) {
  const today = () => dayInZone(bankZone, clock());
  return {
    list: async ({
      day = today(),
      offset,
      limit,
      ...rest
    }: z.output<(typeof moneyLineList)["params"]>): Promise<ReplyOf<typeof moneyLineList>> => {
      const filter = { ...rest, ...periodOf(day) };
      return { data: await listMoneyLines(db, filter, { offset, limit }), meta: await sumMoneyLines(db, filter) };
    },

    /** Whoever takes it away is in the log: it names contacts. */
    export: async (
      { day = today(), format, language, ...rest }: z.output<(typeof moneyLineExport)["params"]>,
      caller: StaffCaller,
    ): Promise<FileReply> => {
      const filter = { ...rest, ...periodOf(day) };
      const header = columns.map(({ name }) => name[language]);
      const file = createSpreadsheetWriter({ format, sheet: "Money", header });
      for (let offset = 0; ; offset += linesAtATime) {
        const lines = await listMoneyLines(db, filter, { offset, limit: linesAtATime });
        file.add(lines.map((line) => columns.map(({ cellOf }) => cellOf(line, language))));
        if (lines.length < linesAtATime) break;
      }
      const subject = { kind: "money-day", id: day, name: day };
      const change = { action: moneyLineExport.name, subject, after: { day, ...rest, format } };
      await db.transaction().execute((tx) => recordChange(tx, caller, change));
      return { name: `money-${day}.${format}`, type: spreadsheetTypes[format], bytes: await file.finish(workers) };
    },
  };
}
export type MoneyLines = ReturnType<typeof createMoneyLines>;

type Language = "th" | "en";

const wayNames = {
  bank: { th: "โอนเงิน", en: "Bank transfer" },
  cash: { th: "เงินสดหน้างาน", en: "Cash at the desk" },
  card: { th: "บัตรหน้างาน", en: "Card at the desk" },
} as const;
const refund = { th: "คืนเงิน", en: "Refund" };
const counter = { th: "ย้อนรายการ", en: "Taken back" };

const columns = [
  column("เวลา", "Time", ({ at }, language) => instantCell(at, language, bankZone)),
  column("ใบสมัคร", "Registration", ({ reference }) => reference),
  column("ผู้สมัคร", "Contact", ({ contactName }) => harmlessCell(contactName)),
  column("งาน", "Event", ({ event }, language) => harmlessCell(event[language] || event.th || event.en)),
  column("วิธี", "By", ({ way }, language) => (way === null ? refund : wayNames[way])[language]),
  column("หมายเหตุ", "Note", ({ isCounter }, language) => (isCounter ? counter[language] : "")),
  column("ยอด (บาท)", "Amount (baht)", ({ amountSatang }) => (amountSatang / 100).toFixed(2)),
  column("ผู้บันทึก", "Recorded by", ({ by }) => harmlessCell(by)),
];

function column(
  th: string,
  en: string,
  cellOf: (line: MoneyLine, language: Language) => ReturnType<typeof instantCell> | string,
) {
  return { name: { th, en }, cellOf };
}

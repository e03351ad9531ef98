import { readAmount, readBankDay, readBankTime, type StatementLine } from "./statement-line.ts";

/** What a column of a bank's table is. A table has one amount with a sign, which may be a column of its own (DR, CR), or one for money in and one for money out. */
export const statementColumns = ["date", "time", "amount", "sign", "in", "out", "text"] as const;
export type StatementColumn = (typeof statementColumns)[number];
/** For each column of the table; null: it is not read. */
export type StatementMapping = readonly (StatementColumn | null)[];

/**
 * Words in the headers of the banks' tables (K PLUS and K BIZ, SCB Business Anywhere, Krungthai Corporate, Bualuang iBanking,
 * Krungsri Biz, ttb business one), in Thai and English. Every other column is read as text, for references.
 */
const words: readonly (readonly [StatementColumn, RegExp])[] = [
  ["date", /^(วันที่|วัน เดือน ปี|วันที่ทำรายการ|(transaction |value |posting |effective |tran\.? )?date( ?\/ ?time)?)$/i],
  ["time", /^(เวลา|เวลาทำรายการ|time|(transaction|tran\.?|eff\.?) time|time\/ ?eff\.? ?date)$/i],
  [
    "in",
    /^(เงินเข้า|ฝาก|ฝากเงิน|รับโอน|จำนวนเงินฝาก|ยอดเงินเข้า|deposits?|credits?|credit amount|money in|deposit amount)( \(.*\))?$/i,
  ],
  [
    "out",
    /^(เงินออก|ถอน|ถอนเงิน|จำนวนเงินถอน|ยอดเงินออก|withdrawals?|debits?|debit amount|money out|withdrawal amount)( \(.*\))?$/i,
  ],
  ["amount", /^(จำนวนเงิน|จำนวน|ยอดเงิน|amount|transaction amount|amount \(thb\))$/i],
  [
    "sign",
    /^((dr|d|debit)[ /]*(cr|c|credit)|(cr|c|credit)[ /]*(dr|d|debit)|(dr|cr|debit|credit)[ /]*(indicator|sign)|ถอน ?\/ ?ฝาก|ฝาก ?\/ ?ถอน)$/i,
  ],
  [
    "text",
    /^(รายการ|รายละเอียด|ช่องทาง|หมายเหตุ|อ้างอิง|เลขที่อ้างอิง|ผู้โอน|.*(description|details?|particulars?|remark|note|channel|ref|memo|payer|from|cheque|chq|code).*)$/i,
  ],
];

/**
 * Guesses what the columns of a bank's table are, by their headers.
 *
 * @example
 * guessStatementColumns(["วันที่", "เวลา", "รายการ", "ถอน", "ฝาก", "ยอดคงเหลือ"]);
 * // ["date", "time", "text", "out", "in", null]
 */
export function guessStatementColumns(header: readonly string[]): StatementMapping {
  const guessed = header.map((cell) => words.find(([, word]) => word.test(cell.trim()))?.[0] ?? null);
  // the first of several dates or amounts is the booking's
  return guessed.map((column, at) => (column !== "text" && guessed.indexOf(column) < at ? null : column));
}

/**
 * Does a mapping say when and how much?
 * @example isCompleteMapping(["date", "in"]) // true
 */
export function isCompleteMapping(mapping: StatementMapping): boolean {
  return mapping.includes("date") && (mapping.includes("amount") || mapping.includes("in"));
}

/**
 * One row of a bank's table; null: it is no movement (a total, a balance carried forward, an empty row).
 *
 * @example
 * readStatementRow(["date", "in", "text"], ["22/11/2569 09:05", "800.00", "K7M2P9QX"]);
 * // { bookedOn: "2026-11-22", bookedTime: "09:05", amountSatang: 80_000, text: "K7M2P9QX" }
 */
export function readStatementRow(mapping: StatementMapping, cells: readonly string[]): StatementLine | null {
  const cellsOf = (wanted: StatementColumn) =>
    mapping.flatMap((column, at) => (column === wanted ? [(cells[at] ?? "").trim()] : []));
  const [day = ""] = cellsOf("date");
  const bookedOn = readBankDay(day);
  const amountOf = (wanted: StatementColumn) => readAmount(cellsOf(wanted)[0] ?? "") ?? 0;
  const amountSatang =
    // a negative deposit takes one back; banks write withdrawals with a sign or without
    amountOf("amount") * signOf(cellsOf("sign")[0]) || amountOf("in") || 0 - Math.abs(amountOf("out"));
  if (bookedOn === null || amountSatang === 0) return null;
  const bookedTime = readBankTime(cellsOf("time")[0] ?? "") ?? readBankTime(day);
  const text = cellsOf("text")
    .filter((cell) => cell !== "")
    .join(" ");
  return { bookedOn, bookedTime, amountSatang, text };
}

/** 0: the cell says neither, so nobody knows whether money came. */
function signOf(cell: string | undefined): -1 | 0 | 1 {
  if (cell === undefined || /^(cr?|credit|\+|ฝาก|เงินเข้า)\.?$/i.test(cell)) return 1;
  return /^(dr?|debit|-|ถอน|เงินออก)\.?$/i.test(cell) ? -1 : 0;
}

/**
 * Has a row that is no movement for us a day or an amount that could not be read? Then money may be missing that nobody sees.
 *
 * @example
 * isUnreadRow(["date", "in"], ["31 พ.ย. 2569", "800.00"]); // true
 * isUnreadRow(["date", "in"], ["รวม", "800.00"]); // false: a total
 */
export function isUnreadRow(mapping: StatementMapping, cells: readonly string[]): boolean {
  if (readStatementRow(mapping, cells) !== null) return false;
  const cellOf = (wanted: StatementColumn) => (cells[mapping.indexOf(wanted)] ?? "").trim();
  const day = cellOf("date");
  const amounts = (["amount", "in", "out"] as const).map(cellOf).filter((cell) => /[1-9]/.test(cell));
  return amounts.length > 0 && (readBankDay(day) !== null || /\d/.test(day));
}

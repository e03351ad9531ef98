import type { InstantMs } from "@time-event/domain/time/instant";
import { bankDay, bankTime } from "./bank-time.ts";

/** Money that came into the organiser's account, or left it. */
export interface BankLine {
  readonly at: InstantMs;
  readonly amountSatang: number;
  readonly text: string;
}

/** A statement as a bank's web page gives it: some lines about the account, then a table in Thai. */
export function bankStatement(lines: readonly BankLine[]): string {
  const ordered = lines.toSorted((one, other) => one.at - other.at);
  const [first, last] = [ordered[0], ordered.at(-1)];
  let balance = 48_215_00;
  const rows = ordered.map(({ at, amountSatang, text }) => {
    balance += amountSatang;
    const [out, into] = amountSatang < 0 ? [baht(-amountSatang), ""] : ["", baht(amountSatang)];
    return [bankDay(at), bankTime(at), text, out, into, baht(balance)].map(cell).join(",");
  });
  const head = [
    "รายการเดินบัญชี",
    "เลขที่บัญชี,000-1-23456-7,บริษัท สีธานสปอร์ต จำกัด",
    ...(first && last ? [`ระหว่างวันที่,${bankDay(first.at)},${bankDay(last.at)}`] : []),
    "",
    "วันที่,เวลา,รายการ,ถอน,ฝาก,ยอดคงเหลือ",
  ];
  // spreadsheets take a table for UTF-8 by the mark at its beginning
  return `\uFEFF${[...head, ...rows].join("\r\n")}\r\n`;
}

function baht(satang: number): string {
  return (satang / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
}

function cell(text: string): string {
  return text.includes(",") ? `"${text}"` : text;
}

import { arabicDigits } from "@time-event/domain/text/arabic-digits";

/**
 * The cells of pasted lines: of a spreadsheet by tabs, of a text by commas. Empty lines are left out.
 * @example cellsOf("START, ลานวัด, 0\n\nCP1, น้ำตก, 5") // [["START", "ลานวัด", "0"], ["CP1", "น้ำตก", "5"]]
 */
export function cellsOf(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split(line.includes("\t") ? "\t" : /[,;|]/).map((cell) => arabicDigits(cell).trim()));
}

/** A number as people write it, with its unit; null: there is none, NaN: it cannot be read. @example numberIn("฿1,200") // 1200 */
export function numberIn(cell: string | undefined): number | null {
  const plain = (cell ?? "").replace(/[฿\s]|บาท|กม\.?|km|คน/gi, "");
  if (plain === "") return null;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A time of day; null: there is none. @example clockIn("5.30 น.") // "05:30" */
export function clockIn(cell: string | undefined): string | null {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})(?:\s*น\.?)?$/.exec((cell ?? "").trim()) ?? [];
  return hours !== undefined && Number(hours) < 24 && Number(minutes) < 60
    ? `${hours.padStart(2, "0")}:${minutes}`
    : null;
}

import { arabicDigits } from "@time-event/domain/text/arabic-digits";

const money = /^(?:฿|thb)|(?:฿|thb|baht|บาท\.?|[.,]-)$/giu;
/** Digits, or groups of three of them with one kind of separator between; then perhaps decimals. */
const written = /^(-?)(\d{0,12}|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.(\d*))?$/;

/**
 * Reads a typed number: commas or blanks between thousands, Thai digits, a minus, and the unit or the money's name are allowed.
 * Null: empty; undefined: not a number, too many digits after the decimal point, or one that could be another number.
 * @example readNumber("1,250.5", 2) // 1250.5
 */
export function readNumber(text: string, decimals: number, unit = ""): number | null | undefined {
  const plain = bareText(text, unit);
  if (plain === "" || plain === "-") return null;
  const [, minus, whole = "", part] = written.exec(plain) ?? [];
  if (minus === undefined || (part !== undefined && (decimals === 0 || part.length > decimals))) return undefined;
  const digits = whole.replace(/[ ,]/g, "");
  const number = Number(`${minus}${digits || "0"}.${part || "0"}`);
  return Number.isFinite(number) && digits.length <= 12 ? number : undefined;
}

/**
 * The numbers that may be meant by a text that some countries read in one way and others in another; none if nobody can tell.
 * @example meantNumbers("1.800", 2) // [1800, 1.8]
 * @example meantNumbers("12,50", 2) // [1250, 12.5]
 */
export function meantNumbers(text: string, decimals: number, unit = ""): number[] {
  const plain = bareText(text, unit);
  if (readNumber(plain, decimals) !== undefined) return [];
  const [, whole, part] = /^(-?\d{1,9})[.,](\d{1,3})$/.exec(plain) ?? [];
  if (whole === undefined || part === undefined) return [];
  const asDecimal = readNumber(`${whole}.${part.replace(/0+$/, "")}`, decimals);
  return [Number(whole + part), ...(asDecimal === undefined || asDecimal === null ? [] : [asDecimal])];
}

function bareText(text: string, unit: string): string {
  const tidy = arabicDigits(text).trim();
  const bare = unit !== "" && tidy.endsWith(unit) ? tidy.slice(0, -unit.length) : tidy;
  return bare.trim().replace(money, "").trim();
}

/** @example writeNumber(1250.5, 2) // "1,250.50" */
export function writeNumber(value: number | null, decimals: number): string {
  if (value === null || Number.isNaN(value)) return "";
  return value.toLocaleString("en-US", {
    // an amount of money always has two decimal digits; other numbers drop zeros at the end
    minimumFractionDigits: Number.isInteger(value) || decimals !== 2 ? 0 : decimals,
    maximumFractionDigits: decimals,
  });
}

/** Typed baht as whole satang. @example toSatang(1250.5) // 125050 */
export function toSatang(baht: number | null): number | null {
  return baht === null ? null : Math.round(baht * 100);
}

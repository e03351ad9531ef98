const thaiZero = "๐".charCodeAt(0);

/**
 * Reads a number as it is typed: with commas between thousands, in Thai digits, negative. Null: nothing is written;
 * undefined: this is none, or has more digits after the point than it may.
 * @example readNumber("1,250.5", 2) // 1250.5
 */
export function readNumber(text: string, decimals: number): number | null | undefined {
  const plain = text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
    .replaceAll(",", "")
    .trim();
  if (plain === "" || plain === "-") return null;
  const match = /^-?\d{0,12}(?:\.(\d*))?$/.exec(plain);
  if (!match || (match[1] !== undefined && (decimals === 0 || match[1].length > decimals))) return undefined;
  const number = Number(plain === "." || plain === "-." ? 0 : plain);
  return Number.isFinite(number) ? number : undefined;
}

/** @example writeNumber(1250.5, 2) // "1,250.50" */
export function writeNumber(value: number | null, decimals: number): string {
  if (value === null) return "";
  return value.toLocaleString("en-US", {
    // an amount of money has both of its digits, a measure only those that say something
    minimumFractionDigits: Number.isInteger(value) || decimals !== 2 ? 0 : decimals,
    maximumFractionDigits: decimals,
  });
}

/** Baht as they are typed to whole satang. @example toSatang(1250.5) // 125050 */
export function toSatang(baht: number | null): number | null {
  return baht === null ? null : Math.round(baht * 100);
}

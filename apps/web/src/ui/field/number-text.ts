const thaiZero = "๐".charCodeAt(0);

/**
 * Reads a typed number: commas between thousands, Thai digits and a minus are allowed. Null: empty;
 * undefined: not a number, or too many digits after the decimal point.
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
    // an amount of money always has two decimal digits; other numbers drop zeros at the end
    minimumFractionDigits: Number.isInteger(value) || decimals !== 2 ? 0 : decimals,
    maximumFractionDigits: decimals,
  });
}

/** Typed baht as whole satang. @example toSatang(1250.5) // 125050 */
export function toSatang(baht: number | null): number | null {
  return baht === null ? null : Math.round(baht * 100);
}

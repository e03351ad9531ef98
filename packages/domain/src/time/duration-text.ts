import { arabicDigits } from "../text/arabic-digits.ts";

/**
 * Reads a typed duration: hours, minutes and seconds, or hours alone, with whatever a phone's keys for numbers have
 * between them. Null: empty; NaN: not a duration.
 *
 * @example
 * readDuration("6:30"); // 23_400_000
 */
export function readDuration(text: string): number | null {
  const plain = arabicDigits(text).trim();
  if (plain === "") return null;
  const [, hours, minutes = "0", seconds = "0"] =
    /^(\d{1,5})(?:[:., ](\d{1,2}))?(?:[:., ](\d{1,2}))?$/.exec(plain) ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) return Number.NaN;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

/**
 * The way back.
 *
 * @example
 * writeDuration(23_400_000); // "6:30"
 */
export function writeDuration(ms: number | null): string {
  if (ms === null || Number.isNaN(ms)) return "";
  const two = (value: number) => String(value).padStart(2, "0");
  const seconds = Math.round(ms / 1000);
  const rest = seconds % 60 === 0 ? "" : `:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}${rest}`;
}

import { arabicDigits } from "@time-event/domain/text/arabic-digits";

/** A LIKE pattern that finds text anywhere in a name; wildcards that people type have no effect. */
export function containing(text: string): string {
  return `%${arabicDigits(text)
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
}

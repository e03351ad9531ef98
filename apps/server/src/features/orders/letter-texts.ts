import type { Satang } from "@time-event/domain/pricing/fee-tiers";
import type { InstantMs } from "@time-event/domain/time/instant";

type Language = "th" | "en";

/**
 * An amount as letters and receipts write it.
 * @example bahtText(125_000, "en") // "1,250.00 baht"
 */
export function bahtText(amountSatang: Satang, language: Language): string {
  const amount = (amountSatang / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${amount} ${language === "th" ? "บาท" : "baht"}`;
}

/**
 * Day and time where the race is; Thai years are of the Buddhist era. The zone is named to who may read from another one:
 * in English always, in Thai where it is not Thailand's.
 * @example instantText(Date.UTC(2026, 11, 14, 11), "Asia/Bangkok", "th") // "14 ธ.ค. 2569 18:00 น."
 * @example instantText(Date.UTC(2026, 11, 14, 11), "Asia/Bangkok", "en") // "14 Dec 2026 18:00 (GMT+7)"
 */
export function instantText(at: InstantMs, timeZone: string, language: Language): string {
  const time = format(language, timeZone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
  const zone = language === "en" || timeZone !== "Asia/Bangkok" ? ` (${offsetText(at, timeZone)})` : "";
  return `${dayText(at, timeZone, language)} ${time}${language === "th" ? " น." : ""}${zone}`;
}

function offsetText(at: InstantMs, timeZone: string): string {
  const parts = format("en", timeZone, { timeZoneName: "shortOffset" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")!.value;
}

/** @example dayText(Date.UTC(2026, 11, 14, 11), "Asia/Bangkok", "th") // "14 ธ.ค. 2569" */
export function dayText(at: InstantMs, timeZone: string, language: Language): string {
  const parts = format(language, timeZone, { day: "numeric", month: "short", year: "numeric" }).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("day")} ${part("month")} ${part("year")}`;
}

const locales = { th: "th-TH-u-ca-buddhist-nu-latn", en: "en-GB" } as const;

function format(language: Language, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locales[language], { timeZone, ...options });
}

import { inLanguage, type TextInBoth } from "@time-event/domain/text/in-language";
import type { Language } from "./language.ts";
import { useLanguage } from "./language.ts";

/** Thai dates count Buddhist-era years (CE + 543). */
const locales = { th: "th-TH-u-ca-buddhist-nu-latn", en: "en-GB" } as const;

type Style = "long" | "short";

/**
 * Formats values for people who read one language. Instants always need the event's time zone. Each function can be handed
 * on alone, as `format.text`: none of them needs its `this` at the call.
 */
export class Format {
  readonly language: Language;
  readonly #dates = new Map<string, Intl.DateTimeFormat>();
  readonly #numbers: Intl.NumberFormat;

  constructor(language: Language) {
    this.language = language;
    this.#numbers = new Intl.NumberFormat("en-US");
  }

  readonly number = (value: number): string => {
    // not typed whole yet
    return Number.isNaN(value) ? "–" : this.#numbers.format(value);
  };

  /** @example baht(120050) // "฿1,200.50" */
  readonly baht = (satang: number): string => {
    const whole = satang % 100 === 0;
    return inBaht(satang, whole ? 0 : 2);
  };

  /** What is to be paid: satang always stand there. @example exactBaht(120000) // "฿1,200.00" */
  readonly exactBaht = (satang: number): string => {
    return inBaht(satang, 2);
  };

  /** A range of ages under a heading that says so. @example ageRange("30-39") // "30–39" */
  readonly ageRange = (code: string): string => {
    return code.replace(/^(\d+)-(\d+)$/, "$1–$2");
  };

  /** The same alone. @example ageGroup("30-39") // "กลุ่มอายุ 30–39" or "Age 30–39" */
  readonly ageGroup = (code: string): string => {
    return `${this.language === "th" ? "กลุ่มอายุ" : "Age"} ${this.ageRange(code)}`;
  };

  /** @example distance(42195) // "42.2 กม." or "42.2 km" */
  readonly distance = (metres: number): string => {
    return metres < 1000
      ? `${this.number(metres)} ${this.language === "th" ? "ม." : "m"}`
      : `${this.kilometres(metres)} ${this.language === "th" ? "กม." : "km"}`;
  };

  /** The number alone, when the unit stands beside it. @example kilometres(42195) // "42.2" */
  readonly kilometres = (metres: number): string => {
    return this.number(Math.round(metres / 100) / 10);
  };

  /** A text that somebody wrote, in this language; the other language's when it is missing. */
  readonly text = (both: TextInBoth): string => {
    return inLanguage(both, this.language);
  };

  /** A calendar day. @example day("2025-12-14") // "14 ธันวาคม 2568" */
  readonly day = (day: string, style: Style = "long"): string => {
    const { d, m, y } = this.#parts(Date.parse(day), "UTC", style);
    return `${d} ${m} ${y}`;
  };

  /** @example days("2025-12-13", "2025-12-14") // "13–14 ธันวาคม 2568" */
  readonly days = (from: string, to: string, style: Style = "long"): string => {
    if (from === to) return this.day(from, style);
    const a = this.#parts(Date.parse(from), "UTC", style);
    const b = this.#parts(Date.parse(to), "UTC", style);
    if (a.y !== b.y) return `${a.d} ${a.m} ${a.y} – ${b.d} ${b.m} ${b.y}`;
    return a.m === b.m ? `${a.d}–${b.d} ${b.m} ${b.y}` : `${a.d} ${a.m} – ${b.d} ${b.m} ${b.y}`;
  };

  /** The parts of a calendar day for a date block. @example { day: "14", month: "ธ.ค.", year: "2568", weekday: "อา." } */
  readonly dayParts = (day: string): { day: string; month: string; year: string; weekday: string } => {
    const at = Date.parse(day);
    const { d, m, y } = this.#parts(at, "UTC", "short");
    return { day: d, month: m, year: y, weekday: this.#date("UTC", { weekday: "short" }).format(at) };
  };

  /** @example month("2025-12") // "ธันวาคม 2568" */
  readonly month = (month: string): string => {
    const { m, y } = this.#parts(Date.parse(`${month}-01`), "UTC", "long");
    return `${m} ${y}`;
  };

  /**
   * Day and time of an instant in the event's time zone. @example instant(at, "Asia/Bangkok") // "14 ธ.ค. 2568 05:30"
   */
  readonly instant = (at: number, timeZone: string): string => {
    const { d, m, y } = this.#parts(at, timeZone, "short");
    return `${d} ${m} ${y} ${this.clock(at, timeZone)}`;
  };

  /** Time of day in the event's time zone. @example clock(at, "Asia/Bangkok", true) // "05:30:12" */
  readonly clock = (at: number, timeZone: string, seconds = false): string => {
    const style: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
    return this.#date(timeZone, seconds ? { ...style, second: "2-digit" } : style).format(at);
  };

  // Joined here, not by Intl: browsers and the server differ in literals and eras, and hydration needs equal text.
  #parts(at: number, timeZone: string, month: Style): { d: string; m: string; y: string } {
    const parts = this.#date(timeZone, { day: "numeric", month, year: "numeric" }).formatToParts(at);
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
    return { d: part("day"), m: part("month"), y: part("year") };
  }

  #date(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const key = timeZone + JSON.stringify(options);
    let made = this.#dates.get(key);
    if (!made) this.#dates.set(key, (made = new Intl.DateTimeFormat(locales[this.language], { timeZone, ...options })));
    return made;
  }
}

/** One per language, because Intl objects are slow to create. */
export const formats: Readonly<Record<Language, Format>> = { th: new Format("th"), en: new Format("en") };

export function useFormat(): Format {
  return formats[useLanguage()];
}

/** What is less than nothing has its sign before the currency: −฿1,200. */
function inBaht(satang: number, digits: 0 | 2): string {
  if (Number.isNaN(satang)) return "–";
  const sum = Math.abs(satang / 100).toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  });
  return `${satang < 0 ? "−" : ""}฿${sum}`;
}

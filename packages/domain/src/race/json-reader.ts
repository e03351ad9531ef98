import { dayFromDaysSince1970, formatDay, parseDay, type CalendarDay } from "../time/calendar.ts";
import { doubtfulDay, isEventYear, meantDay } from "../time/event-years.ts";
import { parseInstant } from "../time/instant.ts";
import { createJsonObject, unknownKeys, type Findings } from "./json-object.ts";
import type { RaceProblem, RaceProblemReason } from "./race-problem.ts";
import type { InstantMs } from "../time/instant.ts";
import { isTimeZone } from "./time-zone.ts";

/** Bounds of a number, both included. */
export interface NumberRange {
  readonly min: number;
  readonly max?: number;
  readonly integer?: boolean;
}

/** Reads one JSON object key by key. It collects problems, and reports keys that were never read as unknown. */
export interface JsonReader {
  isText(key: string): boolean;
  text(key: string): string;
  optionalText(key: string): string | null;
  texts(key: string): string[];
  optionalNumber(key: string, range: NumberRange): number | null;
  /** A list of numbers, in which null is a gap. */
  numbersOrNull(key: string, range: NumberRange): (number | null)[];
  flag(key: string, otherwise: boolean): boolean;
  /** True or false, or a number. */
  flagOrNumber(key: string, range: NumberRange): boolean | number;
  choice<Word extends string>(key: string, words: readonly Word[], otherwise: Word): Word;
  requiredChoice<Word extends string>(key: string, words: readonly [Word, ...Word[]]): Word;
  instant(key: string): InstantMs | null;
  /** A list of instants, in which null is a gap. */
  instantsOrNull(key: string): (InstantMs | null)[];
  day(key: string): string;
  timeZone(key: string): string;
  has(key: string): boolean;
  child(key: string): JsonReader;
  optionalChild(key: string): JsonReader | null;
  /** The objects of a list. A missing list is a problem. */
  children(key: string): JsonReader[];
  optionalChildren(key: string): JsonReader[];
  refuse(key: string, reason: RaceProblemReason, found?: string): void;
  refuseDuplicates(key: string, codes: readonly string[]): void;
  finish(): { readonly problems: RaceProblem[]; readonly unknown: string[] };
}

/**
 * @example
 * const reader = createJsonReader({ slug: "x", colour: "red" });
 * reader.text("slug"); // "x"
 * reader.finish(); // { problems: [], unknown: ["colour"] }
 */
export function createJsonReader(
  value: unknown,
  path = "",
  findings: Findings = { problems: [], objects: [] },
): JsonReader {
  const { get, isText, pathOf, refuse } = createJsonObject(value, path, findings);

  function optionalText(key: string): string | null {
    const found = get(key);
    if (found === undefined) return null;
    if (typeof found === "string" && found.trim() !== "") return found;
    refuse(key, "not_text", shown(found));
    return null;
  }

  function text(key: string): string {
    if (get(key) === undefined) refuse(key, "missing");
    return optionalText(key) ?? "";
  }

  function list(key: string): unknown[] {
    const found = get(key);
    if (found === undefined || Array.isArray(found)) return found ?? [];
    refuse(key, "not_a_list");
    return [];
  }

  function optionalNumber(key: string, range: NumberRange): number | null {
    const found = get(key);
    if (found === undefined) return null;
    if (typeof found !== "number" || !Number.isFinite(found)) {
      refuse(key, "not_a_number", shown(found));
      return null;
    }
    const inRange = found >= range.min && found <= (range.max ?? Infinity);
    if (inRange && (!range.integer || Number.isInteger(found))) return found;
    refuse(key, "out_of_range", shown(found));
    return null;
  }

  function flagOrNumber(key: string, range: NumberRange): boolean | number {
    const found = get(key);
    if (typeof found === "boolean") return found;
    return optionalNumber(key, range) ?? false;
  }

  function flag(key: string, otherwise: boolean): boolean {
    const found = get(key);
    if (typeof found === "boolean") return found;
    if (found !== undefined) refuse(key, "not_true_or_false", shown(found));
    return otherwise;
  }

  function choice<Word extends string>(key: string, words: readonly Word[], otherwise: Word): Word {
    const found = get(key);
    if (found === undefined) return otherwise;
    const word = words.find((one) => one === found);
    if (word === undefined) refuse(key, "not_a_choice", shown(found));
    return word ?? otherwise;
  }

  function parsed<Value>(key: string, parse: (found: string) => Value | null, reason: RaceProblemReason) {
    const found = get(key);
    const value = typeof found === "string" ? parse(found) : null;
    if (value === null && found !== undefined) refuse(key, reason, shown(found));
    return value;
  }

  /** Refuses a year that no event can be in, and says which day was probably meant. */
  function isOfOurDays(key: string, day: CalendarDay, found: unknown): boolean {
    if (isEventYear(day.year)) return true;
    const meant = meantDay(day);
    const offered = meant ? ` → ${formatDay(meant)}` : "";
    refuse(key, doubtfulDay(formatDay(day))?.word ?? "bad_year", shown(found) + offered);
    return false;
  }

  function instantOf(key: string, found: unknown): InstantMs | null {
    const at = typeof found === "string" ? parseInstant(found) : null;
    if (at === null) {
      refuse(key, "bad_instant", shown(found));
      return null;
    }
    return isOfOurDays(key, dayFromDaysSince1970(Math.floor(at / 86_400_000)), found) ? at : null;
  }

  function required(key: string): void {
    if (get(key) === undefined) refuse(key, "missing");
  }

  const optionalChildren = (key: string) =>
    list(key).map((item, index) => createJsonReader(item, `${pathOf(key)}[${index}]`, findings));

  return {
    isText,
    has: (key) => get(key) !== undefined,
    text,
    optionalText,
    texts: (key) =>
      list(key).flatMap((item, index) => {
        if (typeof item === "string") return [item];
        refuse(`${key}[${index}]`, "not_text", shown(item));
        return [];
      }),
    optionalNumber,
    numbersOrNull: (key, { min, max = Infinity }) =>
      list(key).map((item, index) => {
        if (item === null) return null;
        if (typeof item === "number" && item >= min && item <= max) return item;
        refuse(`${key}[${index}]`, typeof item === "number" ? "out_of_range" : "not_a_number", shown(item));
        return null;
      }),
    flag,
    flagOrNumber,
    choice,
    requiredChoice: (key, words) => {
      required(key);
      return choice(key, words, words[0]);
    },
    instant: (key) => (get(key) === undefined ? null : instantOf(key, get(key))),
    instantsOrNull: (key) =>
      list(key).map((item, index) => (item === null ? null : instantOf(`${key}[${index}]`, item))),
    day: (key) => {
      required(key);
      const day = parsed(key, parseDay, "bad_day");
      return day !== null && isOfOurDays(key, day, get(key)) ? formatDay(day) : "";
    },
    timeZone: (key) => {
      required(key);
      return parsed(key, (found) => (isTimeZone(found) ? found : null), "bad_time_zone") ?? "";
    },
    child: (key) => {
      required(key);
      return createJsonReader(get(key), pathOf(key), findings);
    },
    optionalChild: (key) => (get(key) === undefined ? null : createJsonReader(get(key), pathOf(key), findings)),
    children: (key) => {
      required(key);
      const children = optionalChildren(key);
      if (children.length === 0 && Array.isArray(get(key))) refuse(key, "empty_list");
      return children;
    },
    optionalChildren,
    refuse,
    refuseDuplicates: (key, codes) => {
      codes.forEach((code, index) => {
        if (code !== "" && codes.indexOf(code) < index) refuse(`${key}[${index}].code`, "duplicate_code", code);
      });
    },
    finish: () => ({ problems: findings.problems, unknown: unknownKeys(findings) }),
  };
}

/** A value as the report of a problem shows it. */
function shown(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

import { sql, type ColumnType, type RawBuilder } from "kysely";
import pg from "pg";
import type { InstantMs } from "@time-event/domain/time/instant";

declare const kind: unique symbol;

/** An instant as PostgreSQL reads it without loss. Made by `toTimestamp` only. */
export type TimestampText = string & { readonly [kind]: "timestamptz" };

/** A JSON document as text. Made by `toJson` only: pg would send a bare array as a PostgreSQL array. */
export type JsonText = string & { readonly [kind]: "json" };

/** timestamptz: read as epoch milliseconds, written through `toTimestamp`. */
export type Instant = ColumnType<InstantMs, TimestampText, TimestampText>;

/** jsonb: read as the value it holds, which the reader must check; written through `toJson`. */
export type Json = ColumnType<unknown, JsonText, JsonText>;

/** A column that an insert may leave to its default. With Kysely's `Generated`, the read types would get lost. */
export type WithDefault<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

/**
 * An instant to store. `to_timestamp(ms / 1000.0)` would go through a float and lose milliseconds; a bare number is
 * refused by the types.
 *
 * @example toTimestamp(0) // "1970-01-01T00:00:00.000Z"
 */
export function toTimestamp(instant: InstantMs): TimestampText {
  // the years 0001 to 9999, which both sides write alike
  if (!Number.isInteger(instant) || instant < -62_135_596_800_000 || instant > 253_402_300_799_999) {
    throw new RangeError(`${instant} is no instant in whole milliseconds`);
  }
  const second = Math.floor(instant / 1_000);
  // instants of one statement are close together, and writing one takes longer than all else that is done to store it
  if (second !== lastSecond.at) lastSecond = { at: second, text: new Date(second * 1_000).toISOString().slice(0, -4) };
  return `${lastSecond.text}${String(instant - second * 1_000).padStart(3, "0")}Z` as TimestampText;
}

let lastSecond = { at: Number.NaN, text: "" };

/** An instant to store, if there is one. */
export function timestampOrNull(instant: InstantMs | null | undefined): TimestampText | null {
  return instant === null || instant === undefined ? null : toTimestamp(instant);
}

/** An instant to compare with in a query: `where("at", "<", instant(now))`. */
export function instant(value: InstantMs): RawBuilder<InstantMs> {
  return sql<InstantMs>`${toTimestamp(value)}::timestamptz`;
}

export function toJson(value: unknown): JsonText {
  return JSON.stringify(value) as JsonText;
}

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit in a number`);
  return value;
}

function parseInt8Array(text: string): (number | null)[] {
  if (text === "{}") return [];
  return text
    .slice(1, -1)
    .split(",")
    .map((item) => (item === "NULL" ? null : parseInt8(item)));
}

const timestamp = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?$/;

/** PostgreSQL counts microseconds, we milliseconds: the rest is dropped, as Date does. */
function parseTimestamp(text: string): InstantMs {
  const part = timestamp.exec(text);
  if (!part) throw new RangeError(`timestamp ${text} is outside the years 0001 to 9999`);
  const number = (index: number) => Number(part[index] ?? 0);
  const millisecond = Number((part[7] ?? "").padEnd(3, "0").slice(0, 3));
  const local = new Date(0);
  // Date.UTC would read the years 0 to 99 as 1900 to 1999
  local.setUTCFullYear(number(1), number(2) - 1, number(3));
  local.setUTCHours(number(4), number(5), number(6), millisecond);
  const offsetS = number(9) * 3600 + number(10) * 60 + number(11);
  return local.getTime() - (part[8] === "-" ? -offsetS : offsetS) * 1000;
}

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, parseInt8],
  [1016, parseInt8Array],
  [pg.types.builtins.TIMESTAMPTZ, parseTimestamp],
  // a day is no instant: it stays YYYY-MM-DD
  [pg.types.builtins.DATE, (text) => text],
]);

/** How pg reads column values: this makes the types of `schema.ts` true. */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    (format !== "binary" && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as never,
};

import type { ResultRow, ResultStep } from "../results.ts";
import { blankRow, type Column, columns, expectRows } from "./expected-values.ts";
import { newRow, orderOf, sourcesOf } from "./list-order.ts";

/** A window of a list at one version. */
export interface ListAt {
  readonly version: number;
  /** Rows of the whole list. */
  readonly total: number;
  readonly rows: readonly ResultRow[];
}

type Row = { -readonly [K in Column]: ResultRow[K] };

/**
 * The step from one version of a window to a later one. Both have the same points.
 * @param splitCodes the points of the course, as the list's reply names them
 */
export function stepBetween(before: ListAt, after: ListAt, splitCodes: readonly string[]): ResultStep {
  const sources = matched(before.rows, after.rows);
  const { left, put } = orderOf(sources, before.rows.length);
  const expecting = expectRows(before.rows, splitCodes);
  const patches: unknown[][] = [];
  sources.forEach((source, place) => {
    const old = before.rows[source] ?? blankRow;
    const row = after.rows[place]!;
    let mask = 0;
    const values: unknown[] = [];
    columns.forEach((column, at) => {
      if (isSame(expecting.expected(column, row, old), row[column])) return;
      mask |= bitOf(at);
      values.push(column === "splitMs" ? splitsChanged(old.splitMs, row.splitMs) : row[column]);
    });
    expecting.known(row, old);
    if (mask !== 0) patches.push([place, mask, ...values]);
  });
  return [before.version, after.version, after.total, [...left], [...put], patches];
}

/**
 * The window after a step. Rows that did not change stay the same objects.
 * @returns null when the step does not belong to this window
 */
export function takeStep(before: ListAt, step: ResultStep, splitCodes: readonly string[]): ListAt | null {
  const [from, to, total, left, put, patches] = step;
  const sources = from === before.version ? sourcesOf({ left, put }, before.rows.length) : null;
  if (!sources) return null;
  const patchAt = new Map(patches.map(([place, mask, ...values]) => [place, { mask: Number(mask), values }]));
  const expecting = expectRows(before.rows, splitCodes);
  const rows = sources.map((source, place): ResultRow => {
    const old = before.rows[source] ?? blankRow;
    const { mask, values } = patchAt.get(place) ?? { mask: 0, values: [] };
    const row = { ...old } as Record<Column, unknown>;
    let changed = false;
    let next = 0;
    columns.forEach((column, at) => {
      const expected = expecting.expected(column, row as Row, old);
      const isSent = (mask & bitOf(at)) !== 0;
      const sent = isSent ? values[next++] : undefined;
      const value = !isSent ? expected : read(column, sent, old);
      if (isSame(value, old[column])) return;
      row[column] = value;
      changed = true;
    });
    expecting.known(row as Row, old);
    return changed || source === newRow ? (row as Row) : old;
  });
  return { version: to, total, rows };
}

/** The window after several steps; those that it has taken already are passed over. Null: they do not belong to it. */
export function takeSteps(before: ListAt, steps: readonly ResultStep[], splitCodes: readonly string[]): ListAt | null {
  return steps.reduce<ListAt | null>(
    (at, step) => at && (step[1] <= at.version ? at : takeStep(at, step, splitCodes)),
    before,
  );
}

function read(column: Column, sent: unknown, old: ResultRow): unknown {
  if (column === "splitMs") return withChanged(old.splitMs, sent);
  // what a row may lack: JSON has no undefined
  return column === "nameRtgs" || column === "legs" ? (sent ?? undefined) : sent;
}

function bitOf(column: number): number {
  return 1 << (columns.length - 1 - column);
}

/** For each new row the index of the same entry's old row; a bib that comes twice stands for two entries. */
function matched(before: readonly ResultRow[], after: readonly ResultRow[]): number[] {
  const byBib = new Map<string, number[]>();
  before.forEach(({ bib }, index) => byBib.set(bib, [...(byBib.get(bib) ?? []), index]));
  return after.map(({ bib }) => byBib.get(bib)?.shift() ?? newRow);
}

/** Pairs of index and time; a list that became shorter is sent whole, as `[times]`. */
function splitsChanged(before: ResultRow["splitMs"], after: ResultRow["splitMs"]): unknown[] {
  if (after.length < before.length) return [after];
  return after.flatMap((ms, index) => (index < before.length && before[index] === ms ? [] : [index, ms]));
}

function withChanged(before: ResultRow["splitMs"], sent: unknown): unknown {
  if (!Array.isArray(sent)) return sent;
  if (Array.isArray(sent[0])) return sent[0];
  const splits = [...before];
  for (let at = 0; at < sent.length; at += 2) splits[Number(sent[at])] = sent[at + 1] as number | null;
  return splits;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

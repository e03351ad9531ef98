import type { InstantMs } from "@time-event/domain/race/race";
import { EditConflict, NotFound } from "./refusals.ts";

/** Of a row that people edit: how often it was saved, and who did so last. */
export interface Edited {
  readonly revision: number;
  readonly changedAt: InstantMs;
  readonly changedBy: string;
}

/**
 * The row, when it is still the one that the caller saw.
 * @throws NotFound when it is gone; EditConflict when somebody saved it since
 */
export function unchangedSince<Row extends Edited>(row: Row | undefined, revision: number): Row {
  if (!row) throw new NotFound("thing");
  if (row.revision !== revision) throw new EditConflict(row);
  return row;
}

/** Are these the same things, each once, in whatever order? What somebody put in order may have changed since. */
export function areSameIds(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && new Set(one).size === one.length && other.every((id) => one.includes(id));
}

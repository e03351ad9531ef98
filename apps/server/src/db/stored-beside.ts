import type { RawBuilder } from "kysely";

/** What one feature stores by a statement of another, which takes something first: all of it is stored, or nothing. */
export interface StoredBeside {
  /** Parts of the statement: they store nothing unless `taken` gives a row. */
  readonly parts: RawBuilder<unknown>;
  /** Whether they stored everything. */
  readonly isWhole: RawBuilder<unknown>;
}

import type { ChainPlace } from "./chain.ts";

/** An audit entry that this process wrote, in a transaction whose outcome it asks for later. */
export interface WrittenPlace extends ChainPlace {
  /** The transaction, as `pg_xact_status` takes it. */
  readonly transaction: string;
}

/** Enough for what a process writes between two looks. */
const mostKept = 5_000;

// what one process wrote, by database: nobody who changes the database can change this
const written = new Map<string, WrittenPlace[]>();

export function noteWritten(database: string, place: WrittenPlace): void {
  const places = written.get(database) ?? [];
  places.push(place);
  // the chain makes each place vouch for all before it: the newest are enough
  if (places.length > mostKept) places.splice(0, places.length - mostKept);
  written.set(database, places);
}

export function writtenTo(database: string): readonly WrittenPlace[] {
  return written.get(database) ?? [];
}

/** Forgets places whose outcome is known. */
export function forgetWritten(database: string, known: ReadonlySet<WrittenPlace>): void {
  const places = written.get(database);
  if (places)
    written.set(
      database,
      places.filter((place) => !known.has(place)),
    );
}

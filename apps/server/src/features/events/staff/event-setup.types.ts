import type { Tx } from "../../../db/connection.ts";

/** The two events, by how many days (in the event's own time zone) everything moves, and who does it. */
export interface Copying {
  readonly fromEventId: number;
  readonly toEventId: number;
  readonly shiftDays: number;
  readonly username: string;
}

/**
 * Copies one feature's part of an event's set-up to a new event. Each feature with tables of an event provides one, and
 * a clone runs all of them, in an order in which each finds the rows that it refers to.
 */
export type CopySetup = (tx: Tx, copying: Copying) => Promise<void>;

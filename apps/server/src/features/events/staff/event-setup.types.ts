import type { Tx } from "../../../db/connection.ts";

/** From which event to which, by how many days of the event's own clock everything moves, and who does it. */
export interface Copying {
  readonly fromEventId: number;
  readonly toEventId: number;
  readonly shiftDays: number;
  readonly username: string;
}

/**
 * Copies one feature's part of an event's set-up to a new event. Each feature whose tables belong to an event gives
 * one, and cloning is all of them, in an order in which each finds what it refers to.
 */
export type CopySetup = (tx: Tx, copying: Copying) => Promise<void>;

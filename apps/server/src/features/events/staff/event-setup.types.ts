import type { Tx } from "../../../db/connection.ts";

/**
 * Copies one feature's part of an event's set-up to a new event; every instant of it moves by whole days of the event's
 * own clock. Each feature whose tables belong to an event gives one, and composing them is cloning.
 */
export type CopySetup = (tx: Tx, fromEventId: number, toEventId: number, shiftDays: number) => Promise<void>;

import type { Tx } from "../../db/connection.ts";

/** What the jury answered to a player, in the words in which the player reads it. */
export interface JuryAnswer {
  readonly eventId: number;
  /** The order by which the player is in the race. */
  readonly orderId: number;
  readonly to: "protest" | "appeal";
  /** Is the player right? */
  readonly isAccepted: boolean;
  readonly bib: string;
  /** As the jury typed it; may be empty. */
  readonly answer: string;
}

/**
 * Tells the player what the jury answered, in the transaction in which it does. A letter takes a shared lock of its order, which others
 * hold who wait for the version of results: take it before the version and before rows that are erased with the order.
 */
export type TellOfAnswer = (tx: Tx, answer: JuryAnswer) => Promise<void>;

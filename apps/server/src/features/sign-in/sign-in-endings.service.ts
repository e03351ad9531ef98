import type { Tx } from "../../db/connection.ts";
import { closeResetsOf } from "./password-resets.repository.ts";
import { type Ending, endSignInsOf } from "./sign-ins.repository.ts";

/** Ends a user's sign-ins, all or all but one, and their mailed links; returns how many sign-ins were open. */
export async function shutOut(tx: Tx, userId: number, ending: Ending, exceptSignIn?: number): Promise<number> {
  await closeResetsOf(tx, userId, ending.at);
  return endSignInsOf(tx, userId, ending, exceptSignIn);
}

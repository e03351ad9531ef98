import type { Tx } from "../../db/connection.ts";
import { forgetDevicesOf } from "./known-devices.repository.ts";
import { closeResetsOf } from "./password-resets.repository.ts";
import { type Ending, endSignInsOf } from "./sign-ins.repository.ts";

/**
 * Ends a user's sign-ins, all or all but one, and their mailed links; returns how many sign-ins were open. If all end,
 * their browsers are strangers again, because one of them may be a thief's.
 */
export async function shutOut(tx: Tx, userId: number, ending: Ending, exceptSignIn?: number): Promise<number> {
  await closeResetsOf(tx, userId, ending.at);
  if (exceptSignIn === undefined) await forgetDevicesOf(tx, userId);
  return endSignInsOf(tx, userId, ending, exceptSignIn);
}

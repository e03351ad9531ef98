import type { RefusesWith } from "@time-event/contract/refusals";
import { Refused } from "./refusals.ts";
import type { StaffCaller } from "./staff-caller.ts";

/** A caller's account here and the sign-in of this call. */
export interface OwnAccount {
  readonly userId: number;
  readonly signInId: number;
}

/** @throws Refused `managed_elsewhere`: another sign-in service holds the account */
export function ownAccount(call: RefusesWith<"managed_elsewhere">, { userId, signInId }: StaffCaller): OwnAccount {
  if (userId === undefined || signInId === undefined) throw new Refused(call, ["managed_elsewhere"]);
  return { userId, signInId };
}

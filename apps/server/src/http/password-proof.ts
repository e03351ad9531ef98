import type { Refusing } from "@time-event/contract/refusals";
import type { OwnAccount } from "./own-account.ts";
import type { StaffCaller } from "./staff-caller.ts";

/** A call that changes how somebody can be let in, or to whose rights. */
export type AsksPassword = Refusing<
  Readonly<Record<"password_needed" | "wrong_password", "field"> & Record<"managed_elsewhere", "whole">>
>;

/**
 * Asks for the caller's own password again: whoever got hold of an access token, or of an open screen, does not get the
 * account with it.
 */
export interface PasswordProof {
  /** @throws Refused at `password`; TooManyAttempts, counted by the caller's sign-in */
  expect(call: AsksPassword, caller: StaffCaller, typed: string | undefined): Promise<OwnAccount>;
}

import type { RefusesWith } from "@time-event/contract/refusals";
import type { SecondFactorProof } from "@time-event/contract/sign-in";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import type { Turn } from "../../lib/fair-queue.ts";

/** What the sign-in needs of second factors. */
export interface SecondFactorCheck {
  /**
   * Lets a user pass whose password was right: one without a second factor, or one who proves it. Guesses in a browser
   * where the user signed in before (`turn` is known) count by themselves.
   * @throws SecondFactorNeeded with the ways that are open, Refused `second_factor_wrong`, TooManyAttempts
   */
  pass(
    call: RefusesWith<"second_factor_needed" | "second_factor_wrong">,
    userId: number,
    proof: SecondFactorProof | undefined,
    turn: Turn,
  ): Promise<void>;
  /** Removes what was added from an instant on. */
  forgetSince(tx: Tx, userId: number, since: InstantMs): Promise<void>;
}

import type { UserInfo } from "@time-event/contract/sign-in";
import { session } from "./session.ts";

let known: UserInfo | null = null;

/**
 * The user whose rights the screen goes by: when the sign-in ends, the one who was signed in until then, so that what they
 * typed stays as it is on every tab and nobody is told that a right is missing. A new page knows nobody.
 */
export function knownUser(): UserInfo | null {
  known = session.user() ?? known;
  return known;
}

import type { InstantMs } from "@time-event/domain/time/instant";
import { NotSignedIn } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import type { VerifyAccessToken } from "./access-token.ts";
import { loadStaff, type MustHaveSecondFactor } from "./staff.queries.ts";
import type { ReadBearer, Staff } from "../../http/staff-caller.ts";

/** How old our knowledge of a sign-in may be: after this a disabled user is out, and a changed right holds. */
const freshMs = 500;
const mostRemembered = 10_000;

/** For our own tokens: the database says who the caller is and what they may do; the token is not trusted for that. */
export function createBearerReader(
  db: Db,
  verify: VerifyAccessToken,
  clock: () => InstantMs,
  mustHaveSecondFactor: MustHaveSecondFactor,
): ReadBearer {
  const known = new Map<number, { readonly at: InstantMs; readonly staff: Promise<Staff | undefined> }>();

  function staffOf(signInId: number): Promise<Staff | undefined> {
    const found = known.get(signInId);
    if (found && clock() - found.at < freshMs) return found.staff;
    if (known.size >= mostRemembered) known.clear();
    const at = clock();
    const staff = loadStaff(db, signInId, at, mustHaveSecondFactor);
    known.set(signInId, { at, staff });
    staff.catch(() => known.delete(signInId));
    return staff;
  }

  return async (request) => {
    const { signInId } = await verify(tokenOf(request.headers.authorization));
    const staff = signInId === undefined ? undefined : await staffOf(signInId);
    if (!staff) throw new NotSignedIn("sign_in_ended");
    return staff;
  };
}

/** For tokens of another sign-in service: their content is trusted until they expire. */
export function createTrustingBearerReader(verify: VerifyAccessToken): ReadBearer {
  return async (request) => {
    // its sign-ins are not ours: its number must not be taken for one of our sign-ins with the same number
    const { signInId: _, ...info } = await verify(tokenOf(request.headers.authorization));
    return info;
  };
}

function tokenOf(authorization: string | undefined): string {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization ?? "")?.[1];
  if (token === undefined) throw new NotSignedIn("not_signed_in");
  return token;
}

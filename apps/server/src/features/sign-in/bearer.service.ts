import type { InstantMs } from "@time-event/domain/time/instant";
import { NotSignedIn } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import type { VerifyAccessToken } from "./access-token.ts";
import { loadStaff } from "./staff.queries.ts";
import type { ReadBearer, Staff } from "../../http/staff-caller.ts";

/** How old our knowledge of a sign-in may be: a disabled user is out, and a changed right holds, after this. */
const freshMs = 500;
const mostRemembered = 10_000;

/** For tokens of our own: who it is and what they may do is asked of the database, not believed of the token. */
export function createBearerReader(db: Db, verify: VerifyAccessToken, clock: () => InstantMs): ReadBearer {
  const known = new Map<number, { readonly at: InstantMs; readonly staff: Promise<Staff | undefined> }>();

  function staffOf(signInId: number): Promise<Staff | undefined> {
    const found = known.get(signInId);
    if (found && clock() - found.at < freshMs) return found.staff;
    if (known.size >= mostRemembered) known.clear();
    const at = clock();
    const staff = loadStaff(db, signInId, at);
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

/** For tokens of another sign-in service: what it says is so, for as long as its tokens live. */
export function createTrustingBearerReader(verify: VerifyAccessToken): ReadBearer {
  return async (request) => {
    // its sign-ins are not ours: a number that happens to be one of ours must not be taken for it
    const { signInId: _, ...info } = await verify(tokenOf(request.headers.authorization));
    return info;
  };
}

function tokenOf(authorization: string | undefined): string {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization ?? "")?.[1];
  if (token === undefined) throw new NotSignedIn("not_signed_in");
  return token;
}

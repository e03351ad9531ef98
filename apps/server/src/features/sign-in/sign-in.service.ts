import { mayAnywhere } from "@time-event/domain/access/permissions";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type signOut, token } from "@time-event/contract/sign-in";
import { NotLetIn } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import { loadMenu } from "../menu/menu.queries.ts";
import { signAccessToken } from "./access-token.ts";
import { placeOf } from "../../http/attempts/attempt-limits.ts";
import type { DeviceMarks } from "./device-marks.service.ts";
import { type Guessing, turnOfStrangers } from "./guessing.service.ts";
import type { Passwords } from "./passwords.ts";
import { signInLifeMs, tokenExpiresAt } from "./refresh-family.ts";
import { hashOf, makeFirstToken } from "./refresh-token.ts";
import type { SecondFactorCheck } from "./second-factor-check.types.ts";
import type { SigningKeys } from "./signing-keys.ts";
import { endSignIn, insertSignIn, insertToken, lockFamily } from "./sign-ins.repository.ts";
import { loadStaff, type MustHaveSecondFactor } from "./staff.queries.ts";
import { findUserToSignIn, type UserToSignIn } from "./users.queries.ts";
import { noteSignIn } from "./users.repository.ts";
import type { Visitor } from "./visitor.types.ts";

export interface SignInParts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly keys: SigningKeys;
  readonly passwords: Passwords;
  readonly guessing: Guessing;
  readonly devices: DeviceMarks;
  readonly secondFactors: Pick<SecondFactorCheck, "pass">;
  /** Whose rights wait for a second factor. */
  readonly mustHaveSecondFactor: MustHaveSecondFactor;
}

export interface SignInService {
  /** @throws NotLetIn `wrong_credentials`, for any reason; SecondFactorNeeded, Refused; TooManyAttempts */
  signIn(given: BodyOf<typeof token>, visitor: Visitor): Promise<ReplyOf<typeof token>>;
  /** Ends the sign-in of a refresh token, spent or not. */
  signOut(given: BodyOf<typeof signOut>, visitor: Visitor): Promise<ReplyOf<typeof signOut>>;
}

export function createSignInService(parts: SignInParts): SignInService {
  const { db, clock, keys, passwords, guessing, devices, secondFactors, mustHaveSecondFactor } = parts;

  async function begin({ id: userId, username }: UserToSignIn, { userAgent, address, device: cookie }: Visitor) {
    const at = clock();
    const expiresAt = at + signInLifeMs;
    const refreshToken = await makeFirstToken(tokenExpiresAt(expiresAt, at));
    const device = userAgent.slice(0, 300);
    const signInId = await db.transaction().execute(async (tx) => {
      const id = await insertSignIn(tx, { userId, userAgent: device, address, place: placeOf(address), at, expiresAt });
      await insertToken(tx, id, hashOf(refreshToken), at);
      await noteSignIn(tx, userId, at);
      await devices.remember(tx, userId, cookie);
      const subject = { kind: "user", id: userId, name: username };
      await recordChange(tx, { username, address }, { action: "sign-in", subject, after: { device } });
      return id;
    });
    return { signInId, refreshToken };
  }

  return {
    signIn: async ({ username, password, secondFactor }, visitor) => {
      // a flood of strangers costs the database nothing; a browser with a mark may be a known one
      if (visitor.device.mark === undefined) passwords.expectTurn(turnOfStrangers(visitor.address));
      const user = await findUserToSignIn(db, username);
      const attempt = await guessing.begin(username, user, visitor);
      // the same work for an unknown name, so that the time does not reveal who exists
      const isRight = await passwords.matches(password, user?.passwordHash ?? null, attempt.turn).catch(attempt.failed);
      if (!isRight || !user || user.isDisabled) {
        await attempt.wasWrong();
        throw new NotLetIn("wrong_credentials");
      }
      await attempt.wasRight();
      await secondFactors.pass(token, user.id, secondFactor, attempt.turn);

      const { signInId, refreshToken } = await begin(user, visitor);
      const staff = await loadStaff(db, signInId, clock(), mustHaveSecondFactor);
      // the user was disabled between the two statements
      if (!staff) throw new NotLetIn("wrong_credentials");
      const menu = await loadMenu(db, mayAnywhere(staff), staff.language);
      const data = {
        access_token: await signAccessToken(keys, staff, clock()),
        refresh_token: refreshToken,
        MAIN_MENU: menu.main,
        SUB_MENU: menu.sub,
      };
      return { data, meta: {} };
    },

    signOut: async ({ refreshToken }, { address }) => {
      await db.transaction().execute(async (tx) => {
        const family = await lockFamily(tx, hashOf(refreshToken));
        if (!family) return;
        const ended = await endSignIn(tx, family.id, { reason: "signed_out", address, at: clock() });
        const { userId, username } = family;
        const subject = { kind: "user", id: userId, name: username };
        if (ended) await recordChange(tx, { username, address }, { action: "sign-out", subject });
      });
      return { data: null, meta: {} };
    },
  };
}

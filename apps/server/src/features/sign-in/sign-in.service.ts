import { mayAnywhere } from "@time-event/domain/access/permissions";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { signOut, token } from "@time-event/contract/sign-in";
import { NotLetIn } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import { loadMenu } from "../menu/menu.queries.ts";
import { signAccessToken } from "./access-token.ts";
import { addressLimit, placeOf, usernameLimit } from "../../http/attempts/attempt-limits.ts";
import type { Attempts, Subject } from "../../http/attempts/attempts.ts";
import type { Passwords } from "./passwords.ts";
import { signInLifeMs, tokenExpiresAt } from "./refresh-family.ts";
import { hashOf, makeFirstToken } from "./refresh-token.ts";
import type { SigningKeys } from "./signing-keys.ts";
import { endSignIn, insertSignIn, insertToken, lockFamily } from "./sign-ins.repository.ts";
import { loadStaff } from "./staff.queries.ts";
import { findUserToSignIn, type UserToSignIn } from "./users.queries.ts";
import { noteSignIn } from "./users.repository.ts";

/** Where a call of the sign-in service comes from. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
}

export interface SignInParts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly keys: SigningKeys;
  readonly passwords: Passwords;
  readonly guessing: Attempts;
}

export interface SignInService {
  /** @throws NotLetIn `wrong_credentials`, for any reason; TooManyAttempts */
  signIn(given: BodyOf<typeof token>, visitor: Visitor): Promise<ReplyOf<typeof token>>;
  /** Ends the sign-in of a refresh token, spent or not. */
  signOut(given: BodyOf<typeof signOut>, visitor: Visitor): Promise<ReplyOf<typeof signOut>>;
}

export function createSignInService({ db, clock, keys, passwords, guessing }: SignInParts): SignInService {
  async function findByPassword(username: string, password: string) {
    const user = await findUserToSignIn(db, username);
    // the same work for an unknown name, so that the time does not reveal who exists
    const isRight = await passwords.matches(password, user?.passwordHash ?? null);
    return { user, isRight: isRight && user?.isDisabled === false };
  }

  async function begin({ id: userId, username }: UserToSignIn, { userAgent, address }: Visitor) {
    const at = clock();
    const expiresAt = at + signInLifeMs;
    const refreshToken = await makeFirstToken(tokenExpiresAt(expiresAt, at));
    const device = userAgent.slice(0, 300);
    const signInId = await db.transaction().execute(async (tx) => {
      const id = await insertSignIn(tx, { userId, userAgent: device, address, at, expiresAt });
      await insertToken(tx, id, hashOf(refreshToken), at);
      await noteSignIn(tx, userId, at);
      const subject = { kind: "user", id: userId, name: username };
      await recordChange(tx, { username, address }, { action: "sign-in", subject, after: { device } });
      return id;
    });
    return { signInId, refreshToken };
  }

  /** Never logs the name that was typed: people type passwords into that field. */
  async function recordBlock(what: Subject["what"], user: UserToSignIn | undefined, { address }: Visitor) {
    const subject =
      what === "username" && user
        ? { kind: "user", id: user.id, name: user.username }
        : { kind: "address", id: address, name: address };
    await db
      .transaction()
      .execute((tx) => recordChange(tx, { username: "", address }, { action: "sign-in-blocked", subject }));
  }

  return {
    signIn: async ({ username, password }, visitor) => {
      const subjects = subjectsOf(username, visitor);
      const beginToWait = await guessing.count(subjects);
      const { user, isRight } = await findByPassword(username, password);
      if (!user || !isRight) {
        for (const { what } of beginToWait) await recordBlock(what, user, visitor);
        throw new NotLetIn("wrong_credentials");
      }
      await guessing.giveBack(subjects);

      const { signInId, refreshToken } = await begin(user, visitor);
      const staff = await loadStaff(db, signInId, clock());
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

function subjectsOf(username: string, { address }: Visitor): Subject[] {
  return [
    { what: "username", who: username, limit: usernameLimit },
    { what: "address", who: placeOf(address), limit: addressLimit },
  ];
}

import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { refreshTokens } from "@time-event/contract/sign-in";
import type { InstantMs } from "@time-event/domain/time/instant";
import { NotLetIn } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import { signAccessToken } from "./access-token.ts";
import { judgeRefresh, tokenExpiresAt } from "./refresh-family.ts";
import { hashOf, makeSalt, makeSuccessor } from "./refresh-token.ts";
import type { Visitor } from "./visitor.types.ts";
import { endSignIn, insertToken, loadToken, lockFamily, spendToken, touchSignIn } from "./sign-ins.repository.ts";
import type { SigningKeys } from "./signing-keys.ts";
import { loadStaff, type MustHaveSecondFactor } from "./staff.queries.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly keys: SigningKeys;
  readonly mustHaveSecondFactor: MustHaveSecondFactor;
  /** Called when a token comes back after it was spent: somebody else holds it. */
  readonly onReuse: (signInId: number, address: string) => void;
}

export interface RefreshService {
  /** @throws NotLetIn `sign_in_ended` for every token that opens nothing, or no longer does */
  refresh(given: BodyOf<typeof refreshTokens>, visitor: Visitor): Promise<ReplyOf<typeof refreshTokens>>;
}

export function createRefreshService({ db, clock, keys, mustHaveSecondFactor, onReuse }: Parts): RefreshService {
  async function spend(tx: Tx, signInId: number, token: string, expiresAt: InstantMs, now: InstantMs): Promise<string> {
    const salt = makeSalt();
    const successor = await makeSuccessor(token, salt, tokenExpiresAt(expiresAt, now));
    await insertToken(tx, signInId, hashOf(successor), now);
    await spendToken(tx, hashOf(token), { hash: hashOf(successor), salt }, now);
    await touchSignIn(tx, signInId, now);
    return successor;
  }

  /** The successor of a token; undefined: none. An ending must be committed, so the caller throws the refusal. */
  async function follow(tx: Tx, token: string, username: string, address: string) {
    const family = await lockFamily(tx, hashOf(token));
    if (!family) return undefined;
    const known = await loadToken(tx, hashOf(token));
    const now = clock();
    const verdict = judgeRefresh(family, known, username, now);
    if (verdict === "rotate") {
      return { signInId: family.id, next: await spend(tx, family.id, token, family.expiresAt, now) };
    }
    if (verdict === "repeat" && known.successor) {
      const { salt, issuedAt } = known.successor;
      return {
        signInId: family.id,
        next: await makeSuccessor(token, salt, tokenExpiresAt(family.expiresAt, issuedAt)),
      };
    }
    if (verdict === "reused") {
      await endSignIn(tx, family.id, { reason: "reused", address, at: now });
      onReuse(family.id, address);
      // we know whose token it is, but not who sent it
      const subject = { kind: "user", id: family.userId, name: family.username };
      await recordChange(tx, { username: "", address }, { action: "sign-in-reused", subject });
    }
    return undefined;
  }

  return {
    refresh: async ({ username, refreshToken }, { address }) => {
      const followed = await db.transaction().execute((tx) => follow(tx, refreshToken, username, address));
      const staff = followed && (await loadStaff(db, followed.signInId, clock(), mustHaveSecondFactor));
      if (!staff) throw new NotLetIn("sign_in_ended");
      const accessToken = await signAccessToken(keys, staff, clock());
      return { data: { access_token: accessToken, refresh_token: followed.next }, meta: {} };
    },
  };
}

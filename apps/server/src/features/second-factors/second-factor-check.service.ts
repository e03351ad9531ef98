import type { RefusesWith } from "@time-event/contract/refusals";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { proofLimit } from "../../http/attempts/attempt-limits.ts";
import type { Attempts } from "../../http/attempts/attempts.ts";
import { Refused, SecondFactorNeeded } from "../../http/refusals.ts";
import type { Sealer } from "../../lib/sealing.ts";
import type { SecondFactorCheck } from "../sign-in/second-factor-check.types.ts";
import { challengeLifeMs } from "./second-factor-rules.ts";
import { passkeyToUse, type PasskeySite, readUsedPasskey, type StoredPasskey } from "./passkeys.ts";
import { hashOfRecoveryCode } from "./recovery-codes.ts";
import { countRecoveryCodes, loadFactors, type StoredFactor } from "./second-factors.queries.ts";
import {
  deleteFactorsOf,
  deleteRecoveryCodesSince,
  insertChallenge,
  takeChallenge,
  takeRecoveryCode,
  usePasskey,
  useTotpStep,
} from "./second-factors.repository.ts";
import { totpStepOf } from "./totp.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly attempts: Attempts;
  readonly sealer: Sealer;
  readonly site: () => PasskeySite | undefined;
  readonly log: (message: string) => void;
}

type Passkey = StoredFactor & StoredPasskey;
const isPasskey = (factor: StoredFactor): factor is Passkey => factor.kind === "passkey";

export function createSecondFactorCheck({ db, clock, attempts, sealer, site, log }: Parts): SecondFactorCheck {
  /** What a user whose password is right may answer with. */
  async function ask(
    call: RefusesWith<"second_factor_needed">,
    userId: number,
    factors: readonly StoredFactor[],
  ): Promise<SecondFactorNeeded> {
    const [recovery, where] = [await countRecoveryCodes(db, userId), site()];
    const passkeys = where ? factors.filter(isPasskey) : [];
    const options = where && passkeys.length > 0 ? await passkeyToUse(where, passkeys) : undefined;
    if (options) {
      const { challenge } = options;
      await insertChallenge(db, { challenge, userId, purpose: "sign_in", at: clock() + challengeLifeMs });
    }
    return new SecondFactorNeeded(call, {
      ways: [
        ...(factors.some(({ kind }) => kind === "totp") ? (["totp"] as const) : []),
        ...(options ? (["passkey"] as const) : []),
        ...(recovery > 0 ? (["recovery"] as const) : []),
      ],
      ...(options && { passkey: options }),
    });
  }

  async function isRightCode(userId: number, factors: readonly StoredFactor[], typed: string): Promise<boolean> {
    const code = typed.replace(/[\s-]/g, "");
    if (!/^\d{6}$/.test(code)) return takeRecoveryCode(db, userId, hashOfRecoveryCode(typed), clock());
    for (const { id, sealedSecret, lastStep } of factors) {
      if (sealedSecret === null) continue;
      const secret = await sealer.open(sealedSecret);
      if (secret === undefined) {
        log("the secret of a second factor cannot be opened: SECRETS_KEY or DATA_DIR/secrets-key is another one now");
        continue;
      }
      const step = totpStepOf(secret, code, clock(), lastStep);
      if (step !== undefined && (await useTotpStep(db, id, step, clock()))) return true;
    }
    return false;
  }

  async function isRightPasskey(userId: number, factors: readonly StoredFactor[], sent: { id: string }) {
    const passkey = factors.filter(isPasskey).find(({ credentialId }) => credentialId === sent.id);
    const where = site();
    if (!passkey || !where) return false;
    const signCount = await readUsedPasskey(where, sent, passkey, (challenge) =>
      takeChallenge(db, { challenge, userId, purpose: "sign_in" }, clock()),
    );
    if (signCount === undefined) return false;
    await usePasskey(db, passkey.id, signCount, clock());
    return true;
  }

  return {
    pass: async (call, userId, proof, turn) => {
      const factors = await loadFactors(db, userId);
      if (factors.length === 0) return;
      if (proof?.code === undefined && !proof?.passkey) throw await ask(call, userId, factors);

      // whoever knows the password and guesses keeps the owner out nowhere where the owner signed in before
      const who = turn.isKnown ? `${userId}\n${turn.who}` : String(userId);
      const subjects = [{ what: "second-factor", who, limit: proofLimit }] as const;
      await attempts.count(subjects);
      const isRight = proof.passkey
        ? await isRightPasskey(userId, factors, proof.passkey)
        : await isRightCode(userId, factors, proof.code!);
      if (!isRight) throw new Refused(call, ["second_factor_wrong"]);
      await attempts.giveBack(subjects, "right");
    },

    forgetSince: async (tx, userId, since) => {
      await deleteFactorsOf(tx, userId, since);
      await deleteRecoveryCodesSince(tx, userId, since);
    },
  };
}

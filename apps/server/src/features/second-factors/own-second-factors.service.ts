import { randomUUID } from "node:crypto";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { RefusesWith } from "@time-event/contract/refusals";
import {
  passkeyAdd,
  passkeyBegin,
  recoveryCodesRenew,
  secondFactorList,
  secondFactorRemove,
  totpAdd,
  totpBegin,
} from "@time-event/contract/second-factors";
import { administrator } from "@time-event/domain/access/grants";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { proofLimit } from "../../http/attempts/attempt-limits.ts";
import type { Attempts } from "../../http/attempts/attempts.ts";
import { ownAccount } from "../../http/own-account.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import type { Sealer } from "../../lib/sealing.ts";
import { edit } from "../edits/edit.service.ts";
import type { PasswordLinks } from "../sign-in/password-links.service.ts";
import type { PasswordProof } from "../../http/password-proof.ts";
import { type PasskeySite, passkeyToMake, readMadePasskey, type StoredPasskey } from "./passkeys.ts";
import { hashOfRecoveryCode, makeRecoveryCodes } from "./recovery-codes.ts";
import { begunLifeMs, challengeLifeMs, mostFactors } from "./second-factor-rules.ts";
import { countRecoveryCodes, hasRecoveryCodes, listFactors, loadFactors } from "./second-factors.queries.ts";
import {
  deleteFactor,
  deleteFactorsOf,
  insertChallenge,
  insertPasskey,
  insertTotp,
  storeRecoveryCodes,
  takeChallenge,
} from "./second-factors.repository.ts";
import { makeTotpSecret, totpStepOf, totpUri } from "./totp.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly attempts: Attempts;
  readonly proof: PasswordProof;
  readonly sealer: Sealer;
  readonly links: Pick<PasswordLinks, "tellSecondFactor">;
  readonly site: () => PasskeySite | undefined;
  readonly publicUrl: () => string;
  /** Administrators must have one. */
  readonly isRequired: boolean;
}

/** What the server seals between the QR code and its first code: nobody else can make it, and the secret is not stored. */
interface Begun {
  /** Counts once: one secret under two names would let each code open twice. */
  readonly challenge: string;
  readonly userId: number;
  readonly secret: string;
  readonly until: InstantMs;
}

/** How users add and remove their own second factors. Each change asks for the password, or follows from a step that did. */
export function createOwnSecondFactors(parts: Parts) {
  const { db, clock, attempts, proof, sealer, links, site, publicUrl, isRequired } = parts;
  const about = ({ userId, username }: StaffCaller) => ({ kind: "user", id: userId!, name: username });
  const mustHave = ({ roles }: StaffCaller) => isRequired && roles.includes(administrator);

  async function expectRoom(call: RefusesWith<"too_many_factors">, userId: number): Promise<void> {
    if ((await loadFactors(db, userId)).length >= mostFactors) throw new Refused(call, ["too_many_factors"]);
  }

  /** With the first factor come the recovery codes. */
  async function firstCodes(tx: Tx, userId: number): Promise<string[] | null> {
    if (await hasRecoveryCodes(tx, userId)) return null;
    return newCodes(tx, userId);
  }

  async function newCodes(tx: Tx, userId: number): Promise<string[]> {
    const codes = makeRecoveryCodes();
    await storeRecoveryCodes(tx, userId, codes.map(hashOfRecoveryCode), clock());
    return codes;
  }

  return {
    list: async (caller: StaffCaller): Promise<ReplyOf<typeof secondFactorList>> => {
      const { userId } = ownAccount(secondFactorList, caller);
      const [factors, recoveryCodesLeft] = await Promise.all([listFactors(db, userId), countRecoveryCodes(db, userId)]);
      const data = { factors, recoveryCodesLeft, isRequired: mustHave(caller), takesPasskeys: site() !== undefined };
      return { data, meta: {} };
    },

    totpBegin: async ({ password }: BodyOf<typeof totpBegin>, caller: StaffCaller) => {
      const { userId } = await proof.expect(totpBegin, caller, password);
      await expectRoom(totpBegin, userId);
      const secret = makeTotpSecret();
      const begun: Begun = { challenge: randomUUID(), userId, secret, until: clock() + begunLifeMs };
      await insertChallenge(db, { challenge: begun.challenge, userId, purpose: "add", at: begun.until });
      const uri = totpUri(`Time/Event ${new URL(publicUrl()).hostname}`, caller.username, secret);
      return { data: { secret, uri, begun: await sealer.seal(JSON.stringify(begun)) }, meta: {} };
    },

    totpAdd: async (
      { begun, code, name }: BodyOf<typeof totpAdd>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof totpAdd>> => {
      const { userId, signInId } = ownAccount(totpAdd, caller);
      const subjects = [{ what: "proof", who: String(signInId), limit: proofLimit }] as const;
      await attempts.count(subjects);
      const opened = JSON.parse((await sealer.open(begun)) ?? "null") as Begun | null;
      if (!opened || opened.userId !== userId || opened.until < clock()) {
        throw new Refused(totpAdd, ["factor_begun_elsewhere"]);
      }
      const lastStep = totpStepOf(opened.secret, code.replace(/\s/g, ""), clock(), null);
      if (lastStep === undefined) throw new Refused(totpAdd, [{ path: "code", code: "second_factor_wrong" }]);
      await attempts.giveBack(subjects, "right");
      await expectRoom(totpAdd, userId);

      const sealedSecret = await sealer.seal(opened.secret);
      return edit(db, caller, totpAdd, async (tx) => {
        if (!(await takeChallenge(tx, { challenge: opened.challenge, userId, purpose: "add" }, clock()))) {
          throw new Refused(totpAdd, ["factor_begun_elsewhere"]);
        }

        await insertTotp(tx, { userId, name, sealedSecret, lastStep, at: clock() });
        const recoveryCodes = await firstCodes(tx, userId);
        await links.tellSecondFactor(tx, userId);
        const change = { subject: about(caller), after: { secondFactor: name, kind: "totp" } };
        return { reply: { data: { recoveryCodes }, meta: {} }, change };
      });
    },

    passkeyBegin: async (
      { password }: BodyOf<typeof passkeyBegin>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof passkeyBegin>> => {
      const { userId } = await proof.expect(passkeyBegin, caller, password);
      await expectRoom(passkeyBegin, userId);
      const where = site();
      if (!where) throw new NotFound("thing");
      const has = (await loadFactors(db, userId)).filter(
        ({ kind }) => kind === "passkey",
      ) as unknown as StoredPasskey[];
      const options = await passkeyToMake(where, { id: userId, username: caller.username }, has);
      const { challenge } = options;
      await insertChallenge(db, { challenge, userId, purpose: "add", at: clock() + challengeLifeMs });
      return { data: { options: { ...options } }, meta: {} };
    },

    passkeyAdd: async (
      { passkey, name }: BodyOf<typeof passkeyAdd>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof passkeyAdd>> => {
      const { userId } = ownAccount(passkeyAdd, caller);
      const where = site();
      const made =
        where &&
        (await readMadePasskey(where, passkey, (challenge) =>
          takeChallenge(db, { challenge, userId, purpose: "add" }, clock()),
        ));
      if (!made) throw new Refused(passkeyAdd, ["second_factor_wrong"]);
      await expectRoom(passkeyAdd, userId);
      return edit(db, caller, passkeyAdd, async (tx) => {
        const id = await insertPasskey(tx, { userId, name, ...made, at: clock() });
        if (id === undefined) throw new Refused(passkeyAdd, ["second_factor_wrong"]);
        const recoveryCodes = await firstCodes(tx, userId);
        await links.tellSecondFactor(tx, userId);
        const change = { subject: about(caller), after: { secondFactor: name, kind: "passkey" } };
        return { reply: { data: { recoveryCodes }, meta: {} }, change };
      });
    },

    remove: async (
      { id, password }: BodyOf<typeof secondFactorRemove>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof secondFactorRemove>> => {
      const { userId } = await proof.expect(secondFactorRemove, caller, password);
      return edit(db, caller, secondFactorRemove, async (tx) => {
        const name = await deleteFactor(tx, userId, id);
        if (name === undefined) throw new NotFound("thing");
        const left = await loadFactors(tx, userId);
        if (left.length === 0) {
          if (mustHave(caller)) throw new Refused(secondFactorRemove, ["last_factor"]);
          await storeRecoveryCodes(tx, userId, [], clock());
        }
        await links.tellSecondFactor(tx, userId);
        return { reply: { data: null, meta: {} }, change: { subject: about(caller), before: { secondFactor: name } } };
      });
    },

    renewCodes: async (
      { password }: BodyOf<typeof recoveryCodesRenew>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof recoveryCodesRenew>> => {
      const { userId } = await proof.expect(recoveryCodesRenew, caller, password);
      return edit(db, caller, recoveryCodesRenew, async (tx) => {
        const recoveryCodes = await newCodes(tx, userId);
        await links.tellSecondFactor(tx, userId);
        return { reply: { data: { recoveryCodes }, meta: {} }, change: { subject: about(caller) } };
      });
    },
  };
}

export type OwnSecondFactors = ReturnType<typeof createOwnSecondFactors>;

/** Removes all of a user's second factors and recovery codes, for somebody who lost them; returns how many factors. */
export async function removeSecondFactors(tx: Tx, userId: number, at: InstantMs): Promise<number> {
  await storeRecoveryCodes(tx, userId, [], at);
  return deleteFactorsOf(tx, userId);
}

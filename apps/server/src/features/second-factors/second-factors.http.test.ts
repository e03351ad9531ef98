import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { profileGet, signInList } from "@time-event/contract/profile";
import {
  passkeyAdd,
  passkeyBegin,
  recoveryCodesRenew,
  secondFactorList,
  secondFactorRemove,
  totpAdd,
  totpBegin,
} from "@time-event/contract/second-factors";
import { type SecondFactorProof, token } from "@time-event/contract/sign-in";
import { userList, userSecondFactorsRemove } from "@time-event/contract/users";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { password } from "../sign-in/testing/given-staff.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { useTotpStep } from "./second-factors.repository.ts";
import { codeAt, givenTotp } from "./testing/given-totp.ts";
import { givenPasskey } from "./testing/soft-passkey.ts";

let given: GivenApp;
const { clock, pass } = givenClock();
beforeAll(async () => {
  given = await givenApp({}, { clock });
});
afterAll(() => given.stop());

const signIn = (username: string, secondFactor?: SecondFactorProof, url = given.url) =>
  post(url, token, { username, password, ...(secondFactor && { secondFactor }) });
const refusalOf = ({ problem }: Awaited<ReturnType<typeof signIn>>) => problem?.reasons?.[0] ?? problem?.code;
const origin = () => given.url.replace("127.0.0.1", "localhost");
const challengeOf = (options: unknown) => (options as { challenge: string }).challenge;

/** Somebody with a passkey: the passkey. */
async function withPasskey(bearer: string) {
  const begun = (await post(given.url, passkeyBegin, { password }, bearing(bearer))).reply!.data;
  const passkey = givenPasskey(origin());
  const sent = { passkey: passkey.make(challengeOf(begun.options)), name: "YubiKey" };
  const added = await post(given.url, passkeyAdd, sent, bearing(bearer));
  return { passkey, sent, begun, added };
}

describe("codes of an app", () => {
  it("are a step before the tokens are given: the password alone gives none", async () => {
    const bearer = await givenSignedIn(given, "malee", "viewer");
    const { secret, uri } = await givenTotp(given.url, bearer, clock());
    expect(uri).toContain(`secret=${secret}`);
    const asked = await signIn("malee");
    expect(asked.reply).toBeUndefined();
    expect(asked.problem).toMatchObject({
      status: 409,
      reasons: ["second_factor_needed"],
      secondFactor: { ways: ["totp", "recovery"] },
    });
    // a wrong password learns nothing of it
    const wrong = await post(given.url, token, { username: "malee", password: "wrong" });
    expect(wrong.problem?.code).toBe("wrong_credentials");

    pass(30_000);
    const code = codeAt(secret, clock());
    expect(refusalOf(await signIn("malee", { code: "000000" }))).toBe("second_factor_wrong");
    const answer = await signIn("malee", { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(answer.reply?.data).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String) });
  });

  it("open once: the same code is refused within its window, on every process, and as often as it is tried at once", async () => {
    const bearer = await givenSignedIn(given, "replay", "viewer");
    const { secret } = await givenTotp(given.url, bearer, clock());
    const other = await given.another();
    // the code that confirmed the app was used by that
    expect(refusalOf(await signIn("replay", { code: codeAt(secret, clock()) }))).toBe("second_factor_wrong");
    pass(30_000);
    const code = codeAt(secret, clock());
    const tries = await Promise.all(
      [given.url, other.url, given.url, other.url].map((url) => signIn("replay", { code }, url)),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    pass(30_000);
    expect(refusalOf(await signIn("replay", { code }))).toBe("second_factor_wrong");
    expect((await signIn("replay", { code: codeAt(secret, clock()) })).status).toBe(200);
  });

  it("are used up by one of two who come at the same moment, on whatever process", async () => {
    const bearer = await givenSignedIn(given, "at-once", "viewer");
    await givenTotp(given.url, bearer, clock());
    const { id, lastStep } = await given.db
      .selectFrom("secondFactors")
      .select(["id", "lastStep"])
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const used = await Promise.all([1, 2, 3].map(() => useTotpStep(given.db, id, lastStep! + 1, clock())));
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  it("cannot be guessed", async () => {
    const bearer = await givenSignedIn(given, "guessed", "viewer");
    const { secret } = await givenTotp(given.url, bearer, clock());
    pass(60_000);
    for (let guess = 0; guess < 5; guess++) {
      expect(refusalOf(await signIn("guessed", { code: "000000" }))).toBe("second_factor_wrong");
    }
    expect(refusalOf(await signIn("guessed", { code: codeAt(secret, clock()) }))).toBe("too_many_attempts");
  });

  it("are added by the password and a first code, by the same user, within minutes", async () => {
    const bearer = await givenSignedIn(given, "adding", "viewer");
    const begin = (body: { password?: string }) => post(given.url, totpBegin, body, bearing(bearer));
    expect((await begin({})).problem?.errors).toEqual([{ path: "password", code: "password_needed" }]);
    expect((await begin({ password: "wrong" })).problem?.errors).toEqual([
      { path: "password", code: "wrong_password" },
    ]);
    const { begun, secret } = (await begin({ password })).reply!.data;
    const add = (code: string, by = bearer) => post(given.url, totpAdd, { begun, code, name: "Phone" }, bearing(by));
    expect((await add("000000")).problem?.errors).toEqual([{ path: "code", code: "second_factor_wrong" }]);
    const stranger = await givenSignedIn(given, "stranger", "viewer");
    const foreign = await add(codeAt(secret, clock()), stranger);
    expect(foreign.problem?.reasons).toEqual(["factor_begun_elsewhere"]);
    pass(16 * 60_000);
    const again = (await post(given.url, token, { username: "adding", password })).reply!.data.access_token;
    expect((await add(codeAt(secret, clock()), again)).problem?.reasons).toEqual(["factor_begun_elsewhere"]);
  });

  it("of one QR code are added once: the same secret twice would let each code open twice", async () => {
    const bearer = await givenSignedIn(given, "doubled", "viewer");
    const { secret, begun } = await givenTotp(given.url, bearer, clock());
    pass(30_000);
    const again = { begun, code: codeAt(secret, clock()), name: "The same again" };
    const added = await Promise.all([1, 2].map(() => post(given.url, totpAdd, again, bearing(bearer))));
    for (const { problem } of added) expect(problem?.reasons).toEqual(["factor_begun_elsewhere"]);
    expect((await get(given.url, secondFactorList, bearer)).reply!.data.factors).toHaveLength(1);
  });

  it("that somebody guesses who knows the password keep the owner's own browser waiting for nothing", async () => {
    const bearer = await givenSignedIn(given, "guessed-at", "viewer");
    const ownBrowser = { cookie: (await signIn("guessed-at")).headers.get("set-cookie")!.split(";")[0]! };
    const { secret } = await givenTotp(given.url, bearer, clock());
    for (let guess = 0; guess < 8; guess++) await signIn("guessed-at", { code: "000000" });
    expect(refusalOf(await signIn("guessed-at", { code: "000000" }))).toBe("too_many_attempts");

    pass(30_000);
    for (let guess = 0; guess < 8; guess++) await signIn("guessed-at", { code: "000000" });
    const code = codeAt(secret, clock());
    const body = { username: "guessed-at", password, secondFactor: { code } };
    expect((await post(given.url, token, body, ownBrowser)).status).toBe(200);
  });

  it("keep their secret out of the database, the log and the mails", async () => {
    const bearer = await givenSignedIn(given, "secretive", "viewer");
    const { secret, recoveryCodes } = await givenTotp(given.url, bearer, clock());
    const stored = JSON.stringify([
      await given.db.selectFrom("secondFactors").selectAll().execute(),
      await given.db.selectFrom("recoveryCodes").selectAll().execute(),
      await given.db.selectFrom("auditEntries").select("entry").execute(),
      await given.db.selectFrom("mails").selectAll().execute(),
    ]);
    for (const shown of [secret, ...recoveryCodes!]) expect(stored).not.toContain(shown);
    expect(stored).toContain("second-factor-totp-add");
    // its owner is told
    const mails = await given.db.selectFrom("mails").select(["recipient", "subject"]).execute();
    expect(mails).toContainEqual({
      recipient: "secretive@race.example.org",
      subject: "Time/Event: การยืนยันขั้นที่สองเปลี่ยนแล้ว",
    });
  });
});

describe("recovery codes", () => {
  it("open once each, and new ones end the old ones", async () => {
    const bearer = await givenSignedIn(given, "lost-phone", "viewer");
    const { recoveryCodes } = await givenTotp(given.url, bearer, clock());
    expect(recoveryCodes).toHaveLength(10);
    expect((await signIn("lost-phone", { code: recoveryCodes![0]!.toUpperCase() })).status).toBe(200);
    expect(refusalOf(await signIn("lost-phone", { code: recoveryCodes![0]! }))).toBe("second_factor_wrong");
    const list = async () => (await get(given.url, secondFactorList, bearer)).reply!.data;
    expect(await list()).toMatchObject({ recoveryCodesLeft: 9, factors: [{ kind: "totp", name: "Phone" }] });

    const renewed = (await post(given.url, recoveryCodesRenew, { password }, bearing(bearer))).reply!.data
      .recoveryCodes;
    expect(refusalOf(await signIn("lost-phone", { code: recoveryCodes![1]! }))).toBe("second_factor_wrong");
    expect((await signIn("lost-phone", { code: renewed![1]! })).status).toBe(200);
    // somebody else's are not theirs
    await givenTotp(given.url, await givenSignedIn(given, "other", "viewer"), clock());
    expect(refusalOf(await signIn("other", { code: renewed![2]! }))).toBe("second_factor_wrong");
  });
});

describe("passkeys", () => {
  it("prove a sign-in once for each challenge, on our site alone", async () => {
    const bearer = await givenSignedIn(given, "keyed", "viewer");
    const { passkey, added } = await withPasskey(bearer);
    expect(added.reply?.data.recoveryCodes).toHaveLength(10);
    const ask = async () => (await signIn("keyed")).problem!.secondFactor!;
    const asked = await ask();
    expect(asked.ways).toEqual(["passkey", "recovery"]);
    const proof = passkey.use(challengeOf(asked.passkey));
    expect((await signIn("keyed", { passkey: proof })).status).toBe(200);
    expect(refusalOf(await signIn("keyed", { passkey: proof }))).toBe("second_factor_wrong");

    const other = givenPasskey(origin()).use(challengeOf((await ask()).passkey));
    expect(refusalOf(await signIn("keyed", { passkey: other }))).toBe("second_factor_wrong");
    const forged = { ...other, id: proof.id, rawId: proof.id };
    expect(refusalOf(await signIn("keyed", { passkey: forged }))).toBe("second_factor_wrong");
    const invented = passkey.use(Buffer.from("a challenge of mine").toString("base64url"));
    expect(refusalOf(await signIn("keyed", { passkey: invented }))).toBe("second_factor_wrong");
    const late = challengeOf((await ask()).passkey);
    pass(6 * 60_000);
    expect(refusalOf(await signIn("keyed", { passkey: passkey.use(late) }))).toBe("second_factor_wrong");
  });

  it("made on another site are refused, and so are those that somebody has", async () => {
    const bearer = await givenSignedIn(given, "phished", "viewer");
    const begun = (await post(given.url, passkeyBegin, { password }, bearing(bearer))).reply!.data;
    const evil = givenPasskey("https://race.example.evil").make(challengeOf(begun.options));
    const refused = await post(given.url, passkeyAdd, { passkey: evil, name: "x" }, bearing(bearer));
    expect(refused.problem?.reasons).toEqual(["second_factor_wrong"]);
    const { sent } = await withPasskey(bearer);
    const twice = await post(given.url, passkeyAdd, sent, bearing(bearer));
    expect(twice.problem?.reasons).toEqual(["second_factor_wrong"]);
    for (const nonsense of [
      { id: "x", response: {} },
      { id: "x", response: { clientDataJSON: "AAAA", attestationObject: "oA" } },
    ]) {
      const answer = await post(given.url, passkeyAdd, { passkey: nonsense, name: "x" }, bearing(bearer));
      expect(answer.status).toBe(409);
    }
  });
});

it("is removed by the password; the recovery codes go with the last one", async () => {
  const bearer = await givenSignedIn(given, "removing", "viewer");
  await givenTotp(given.url, bearer, clock());
  const list = async () => (await get(given.url, secondFactorList, bearer)).reply!.data;
  const id = (await list()).factors[0]!.id;
  const remove = (body: { id: number; password?: string }, by = bearer) =>
    post(given.url, secondFactorRemove, body, bearing(by));
  expect((await remove({ id })).problem?.reasons).toEqual(["password_needed"]);
  expect((await remove({ id, password: "wrong" })).problem?.reasons).toEqual(["wrong_password"]);
  const stranger = await givenSignedIn(given, "not-the-owner", "administrator");
  expect((await remove({ id, password }, stranger)).status).toBe(404);
  expect((await remove({ id, password })).status).toBe(200);
  expect(await list()).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
  expect((await signIn("removing")).status).toBe(200);
});

it("is removed by an administrator who proves themselves, for somebody who lost it", async () => {
  const chief = await givenSignedIn(given, "chief", "administrator");
  await givenTotp(given.url, await givenSignedIn(given, "helpless", "viewer"), clock());
  const { id } = (await get(given.url, userList, chief, { text: "helpless" })).reply!.data[0]!;
  const remove = (body: { id: number; password?: string }) =>
    post(given.url, userSecondFactorsRemove, body, bearing(chief));
  expect((await remove({ id })).problem?.reasons).toEqual(["password_needed"]);
  expect((await remove({ id, password })).reply?.data).toEqual({ removed: 1 });
  expect((await signIn("helpless")).status).toBe(200);
});

describe("where administrators must have one", () => {
  it("they get their rights once they have added it, and everybody else has theirs", async () => {
    const { url } = await given.another({ SECOND_FACTOR: "administrators" });
    await givenSignedIn(given, "new-chief", "administrator");
    const first = (await signIn("new-chief", undefined, url)).reply!.data;
    expect(first.SUB_MENU).toEqual([]);
    const me = async (bearer: string) => (await get(url, profileGet, bearer)).reply!.data;
    expect(await me(first.access_token)).toMatchObject({ permissions: [], needsSecondFactor: true });
    expect((await get(url, userList, first.access_token)).problem?.code).toBe("not_permitted");
    expect((await get(url, signInList, first.access_token)).status).toBe(200);

    const { secret } = await givenTotp(url, first.access_token, clock());
    pass(30_000);
    expect((await me(first.access_token)).permissions).toContain("users_edit");
    const second = (await signIn("new-chief", { code: codeAt(secret, clock()) }, url)).reply!.data;
    expect((await get(url, userList, second.access_token)).status).toBe(200);
    const { factors, isRequired } = (await get(url, secondFactorList, second.access_token)).reply!.data;
    expect(isRequired).toBe(true);
    const remove = await post(url, secondFactorRemove, { id: factors[0]!.id, password }, bearing(second.access_token));
    expect(remove.problem?.reasons).toEqual(["last_factor"]);

    await givenSignedIn(given, "manager", "event_manager");
    const manager = (await signIn("manager", undefined, url)).reply!.data;
    expect((await me(manager.access_token)).permissions).toContain("events_edit");
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  passwordChange,
  profileGet,
  profileSave,
  signInEnd,
  signInList,
  signInsEndOthers,
} from "@time-event/contract/profile";
import { token } from "@time-event/contract/sign-in";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { password } from "../sign-in/testing/given-staff.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
beforeAll(async () => {
  given = await givenApp();
});
afterAll(() => given.stop());

const newPassword = "a-river-of-runners";
const signIn = async (username: string, typed = password, userAgent = "Firefox") =>
  post(given.url, token, { username, password: typed }, { "user-agent": userAgent });
const again = async (username: string, userAgent?: string) =>
  (await signIn(username, password, userAgent)).reply!.data.access_token;
const isOut = (bearer: string) =>
  vi.waitFor(async () => expect((await get(given.url, profileGet, bearer)).problem?.code).toBe("sign_in_ended"));

it.each([profileSave, passwordChange, signInEnd].map((call) => [call.name, call] as const))(
  "%s is refused without a sign-in, and refuses a bad form",
  async (_name, call) => {
    const bearer = await givenSignedIn(given, `somebody-${call.name}`, "viewer");
    const ask = (headers: Record<string, string>) => post(given.url, call, { id: 0 } as never, headers);
    expect((await ask({})).problem).toMatchObject({ status: 401, code: "not_signed_in" });
    expect((await ask(bearing(bearer))).problem).toMatchObject({ status: 400, code: "invalid_input" });
  },
);

describe("profile-save", () => {
  it("changes the caller's own names, address and language", async () => {
    const bearer = await givenSignedIn(given, "suda", "viewer");
    const { account } = (await get(given.url, profileGet, bearer)).reply!.data;
    expect(account).toEqual({ email: "suda@race.example.org", revision: 1 });
    const body = { revision: 1, displayName: { th: "สุดา", en: "Suda" }, email: "", language: "en", password } as const;
    expect((await post(given.url, profileSave, body, bearing(bearer))).reply!.data.revision).toBe(2);
    // at once: new values beside an old revision would let an editor overwrite them unseen
    expect((await get(given.url, profileGet, bearer)).reply!.data).toMatchObject({
      displayName: { en: "Suda" },
      language: "en",
      account: { email: null, revision: 2 },
    });
    expect((await post(given.url, profileSave, body, bearing(bearer))).problem?.code).toBe("edit_conflict");
  });

  it("refuses somebody else's address", async () => {
    await givenSignedIn(given, "first", "viewer");
    const bearer = await givenSignedIn(given, "second", "viewer");
    const displayName = { th: "สอง", en: "Second" };
    const body = { revision: 1, displayName, email: "FIRST@race.example.org", language: "th", password } as const;
    expect((await post(given.url, profileSave, body, bearing(bearer))).problem).toMatchObject({
      status: 409,
      errors: [{ path: "email", code: "taken" }],
    });
  });
});

describe("password-change", () => {
  const change = (bearer: string, body: Partial<{ oldPassword: string; newPassword: string; endOthers: boolean }>) =>
    post(given.url, passwordChange, { oldPassword: password, newPassword, endOthers: true, ...body }, bearing(bearer));

  it("requires the old password, and ends the other sign-ins if asked", async () => {
    const bearer = await givenSignedIn(given, "wichai", "viewer");
    const elsewhere = await again("wichai");
    expect((await change(bearer, { oldPassword: "wrong" })).problem).toMatchObject({
      status: 409,
      errors: [{ path: "oldPassword", code: "wrong_password" }],
    });
    expect((await change(bearer, { newPassword: password })).problem).toMatchObject({
      status: 409,
      errors: [{ path: "newPassword", code: "same_password" }],
    });
    expect((await change(bearer, { newPassword: "short" })).problem).toMatchObject({
      status: 400,
      errors: [{ path: "newPassword" }],
    });
    expect((await change(bearer, {})).status).toBe(200);
    await isOut(elsewhere);
    expect((await get(given.url, profileGet, bearer)).status).toBe(200);
    expect((await signIn("wichai")).problem?.code).toBe("wrong_credentials");
    expect((await signIn("wichai", newPassword)).status).toBe(200);
  });

  it("refuses passwords that others guess first, and those that are little more than the user's name", async () => {
    const bearer = await givenSignedIn(given, "prasert", "viewer");
    const refusalOf = async (chosen: string) => (await change(bearer, { newPassword: chosen })).problem;
    const guessed = { status: 409, errors: [{ path: "newPassword", code: "password_guessable" }] };
    for (const chosen of ["password1234", "!!Sunshine2026!!", "123456789012", "qwertyuiop[]", "abcabcabcabc"]) {
      expect(await refusalOf(chosen)).toMatchObject(guessed);
    }
    expect(await refusalOf("Prasert-2569")).toMatchObject({
      status: 409,
      errors: [{ path: "newPassword", code: "password_like_name" }],
    });
    expect(await refusalOf("elevenchars")).toMatchObject({ status: 400, errors: [{ path: "newPassword" }] });
    // however a keyboard composes them: eleven letters, of which one is written as two
    expect(await refusalOf("elevenchare\u0301")).toMatchObject({ status: 400, errors: [{ path: "newPassword" }] });
    expect(await refusalOf(newPassword)).toBeUndefined();
  });

  it("keeps the other sign-ins if not asked", async () => {
    const bearer = await givenSignedIn(given, "mana", "viewer");
    const elsewhere = await again("mana");
    await change(bearer, { endOthers: false });
    expect((await get(given.url, signInList, bearer)).reply!.data).toHaveLength(2);
    expect((await get(given.url, profileGet, elsewhere)).status).toBe(200);
  });

  it("limits guesses, and lets the user sign in elsewhere all the same", async () => {
    const bearer = await givenSignedIn(given, "piti", "viewer");
    const guess = () => change(bearer, { oldPassword: "wrong" });
    for (let each = 0; each < 5; each++) expect((await guess()).status).toBe(409);
    expect((await guess()).problem).toMatchObject({ status: 429, code: "too_many_attempts" });
    // whoever found an open screen keeps nobody from signing in, and a new sign-in has guesses of its own
    const { access_token: another } = (await signIn("piti")).reply!.data;
    expect((await change(another, {})).status).toBe(200);
  });
});

describe("sign-in-list", () => {
  it("shows the caller's sign-ins, and sign-in-end ends one of them", async () => {
    const bearer = await givenSignedIn(given, "chujai", "viewer");
    const phone = await again("chujai", "Phone");
    const list = async () => (await get(given.url, signInList, bearer)).reply!.data;
    const [newest, own] = await list();
    expect(newest).toMatchObject({ userAgent: "Phone", address: "127.0.0.1", isThis: false });
    expect(own).toMatchObject({ isThis: true });
    const end = (id: number, by = bearer) => post(given.url, signInEnd, { id }, bearing(by));
    const stranger = await givenSignedIn(given, "stranger", "administrator");
    expect((await end(newest!.id, stranger)).problem?.status).toBe(404);
    expect((await end(newest!.id)).status).toBe(200);
    await isOut(phone);
    expect(await list()).toHaveLength(1);
    expect((await end(newest!.id)).problem?.status).toBe(404);
    expect((await get(given.url, signInList)).problem?.status).toBe(401);
  });

  it("sign-in-end-others keeps this one", async () => {
    const bearer = await givenSignedIn(given, "many", "viewer");
    const others = [await again("many"), await again("many")];
    expect((await post(given.url, signInsEndOthers, {}, bearing(bearer))).reply!.data).toEqual({ ended: 2 });
    for (const other of others) await isOut(other);
    expect((await get(given.url, profileGet, bearer)).status).toBe(200);
    expect((await post(given.url, signInsEndOthers, {})).problem?.status).toBe(401);
    expect((await post(given.url, signInsEndOthers, null as never, bearing(bearer))).problem?.status).toBe(400);
  });
});

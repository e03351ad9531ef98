import { decodeJwt, decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { profileGet } from "@time-event/contract/profile";
import {
  forgottenPassword,
  passwordReset,
  refreshTokens,
  signOut,
  token,
  tokenApi,
} from "@time-event/contract/sign-in";
import { toTimestamp } from "../../db/column-types.ts";
import { get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenStaff, password } from "./testing/given-staff.ts";

let given: GivenApp;
let eventId: number;

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries: [] });
  await givenStaff(given.db, "Malee", "administrator");
  await givenStaff(given.db, "piti", "timing_official", eventId);
});
afterAll(() => given.stop());

async function signIn(username: string) {
  const { reply } = await post(given.url, token, { username, password });
  return reply!.data;
}

describe("token", () => {
  it("gives two tokens whose life the client can read", async () => {
    const answer = await post(given.url, token, { username: "malee", password });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { access_token: access, refresh_token: refresh } = answer.reply!.data;
    const serverNow = Date.parse(answer.headers.get("date")!) / 1000;
    const claims = decodeJwt<{ data: { username: string; permissions: string[] } }>(access);
    expect(claims.exp! - serverNow).toBeGreaterThan(290);
    expect(claims.exp! - serverNow).toBeLessThanOrEqual(301);
    expect(claims.data).toMatchObject({ username: "Malee", language: "th", roles: ["administrator"] });
    expect(claims.data.permissions).toContain("users_edit");
    expect(claims.data).not.toHaveProperty("userId");
    expect(decodeProtectedHeader(access)).toMatchObject({ alg: "EdDSA" });
    expect(decodeJwt(refresh).exp! - serverNow).toBeGreaterThan(6.9 * 86_400);
  });

  it("gives the menu that the rights give, in the user's language", async () => {
    const all = await signIn("Malee");
    expect(all.MAIN_MENU.map(({ componentCode }) => componentCode)).toEqual([
      "dashboard",
      "master",
      "manage",
      "report",
      "config",
    ]);
    expect(all.MAIN_MENU[0]?.componentName).toBe("ภาพรวม");
    const codes = all.MAIN_MENU.map(({ componentCode }) => componentCode);
    for (const { parentId } of all.SUB_MENU) expect(codes).toContain(parentId);
    expect(all.SUB_MENU).toContainEqual({
      parentId: "config",
      componentName: "ผู้ใช้",
      icon: "pi pi-user-edit",
      urlLink: "/config/users",
    });

    await given.db.updateTable("users").set({ language: "en" }).where("username", "=", "piti").execute();
    const some = await signIn("piti");
    expect(some.MAIN_MENU.map(({ componentName }) => componentName)).toEqual(["Dashboard", "Manage", "Reports"]);
    expect(some.SUB_MENU.map(({ componentName }) => componentName)).toContain("Entries");
    expect(some.SUB_MENU.map(({ componentName }) => componentName)).not.toContain("Users");
  });

  it("answers a wrong password exactly as an unknown or disabled user", async () => {
    await givenStaff(given.db, "gone");
    await given.db
      .updateTable("users")
      .set({ disabledAt: toTimestamp(Date.now()) })
      .where("username", "=", "gone")
      .execute();
    const wrong = await post(given.url, token, { username: "malee", password: "wrong" });
    const unknown = await post(given.url, token, { username: "nobody", password: "wrong" });
    const disabled = await post(given.url, token, { username: "gone", password });
    // each names its own request, which tells nothing
    const told = ({ problem }: typeof wrong) => ({ ...problem, instance: undefined });
    expect(told(wrong)).toEqual({
      type: "about:blank",
      title: "Bad Request",
      status: 400,
      code: "wrong_credentials",
    });
    expect(told(unknown)).toEqual(told(wrong));
    expect(told(disabled)).toEqual(told(wrong));
    const names = (headers: Headers) => [...headers.keys()].sort();
    expect(names(unknown.headers)).toEqual(names(wrong.headers));
  });

  it("keeps no token and no password in clear", async () => {
    const { refresh_token: refresh } = await signIn("malee");
    const stored = JSON.stringify([
      await given.db.selectFrom("refreshTokens").selectAll().execute(),
      await given.db.selectFrom("users").selectAll().execute(),
    ]);
    expect(stored).not.toContain(refresh);
    expect(stored).not.toContain(refresh.split(".")[2]);
    expect(stored).not.toContain(password);
    expect(stored).toContain("$argon2id$v=19$m=");
  });
});

it.each(tokenApi.map((endpoint) => [endpoint.name]))("%s refuses a bad form with 400 and the fields", async (name) => {
  const url = `${given.url}/api/auth/${name}`;
  const headers = { "content-type": "application/json" };
  const replies = [
    await fetch(url, { method: "POST", headers, body: "{}" }),
    await fetch(url, {
      method: "POST",
      headers,
      body: '{"username":["a"],"refreshToken":{},"key":7,"usernameOrEmail":null}',
    }),
    await fetch(url, { method: "POST", headers, body: "null" }),
    await fetch(url, { method: "POST" }),
  ];
  for (const reply of replies) {
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: "invalid_input" });
  }
});

describe("sign-out", () => {
  it("ends the sign-in, and gives the same answer again and to anybody", async () => {
    const { access_token: access, refresh_token: refreshToken } = await signIn("malee");
    expect((await post(given.url, signOut, { refreshToken })).status).toBe(200);
    expect((await post(given.url, signOut, { refreshToken })).status).toBe(200);
    expect((await post(given.url, signOut, { refreshToken: "made-up" })).status).toBe(200);
    const refused = await post(given.url, refreshTokens, { username: "malee", refreshToken });
    expect(refused.problem).toMatchObject({ status: 400, code: "sign_in_ended" });
    await vi.waitFor(async () =>
      expect((await get(given.url, profileGet, access)).problem?.code).toBe("sign_in_ended"),
    );
  });

  it("needs the refresh token alone: a bearer token makes no difference", async () => {
    const { access_token: access, refresh_token: refreshToken } = await signIn("malee");
    const reply = await fetch(`${given.url}/api/auth/sign-out`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${access}` },
      body: JSON.stringify({ refreshToken: "made-up" }),
    });
    expect(reply.status).toBe(200);
    expect((await post(given.url, refreshTokens, { username: "malee", refreshToken })).status).toBe(200);
  });
});

describe("profile-get", () => {
  it("knows who calls, and their rights at one event", async () => {
    const { access_token: access } = await signIn("piti");
    const { reply } = await get(given.url, profileGet, access);
    expect(reply?.data).toMatchObject({ username: "piti", roles: ["timing_official"], permissions: [] });
    expect(reply?.data.eventPermissions[eventId]).toContain("timing_work");
  });

  it("refuses a stranger with 401, never 403", async () => {
    const { access_token: access, refresh_token: refresh } = await signIn("malee");
    const [head, body] = access.split(".") as [string, string];
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`;
    for (const [bearer, code] of [
      [undefined, "not_signed_in"],
      ["nonsense", "token_invalid"],
      [`${head}.${body}.${"A".repeat(86)}`, "token_invalid"],
      [unsigned, "token_invalid"],
      [refresh, "token_invalid"],
    ] as const) {
      const answer = await get(given.url, profileGet, bearer);
      expect(answer.problem).toMatchObject({ status: 401, code });
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    }
  });

  it("lets a disabled user out on every process, and shows a changed right, soon", async () => {
    const id = await givenStaff(given.db, "leaving", "finance");
    const { url } = await given.another();
    const { access_token: access, refresh_token: refreshToken } = await signIn("leaving");
    for (const each of [given.url, url]) expect((await get(each, profileGet, access)).status).toBe(200);

    await given.db.updateTable("userRoles").set({ roleCode: "viewer" }).where("userId", "=", id).execute();
    for (const each of [given.url, url]) {
      await vi.waitFor(
        async () => expect((await get(each, profileGet, access)).reply?.data.roles).toEqual(["viewer"]),
        5_000,
      );
    }
    await given.db
      .updateTable("users")
      .set({ disabledAt: toTimestamp(Date.now()) })
      .where("id", "=", id)
      .execute();
    for (const each of [given.url, url]) {
      await vi.waitFor(async () => expect((await get(each, profileGet, access)).status).toBe(401), 5_000);
    }
    expect((await post(url, refreshTokens, { username: "leaving", refreshToken })).problem?.code).toBe("sign_in_ended");
  });
});

it("answers no call with 403, whatever is wrong", async () => {
  const answers = [
    await post(given.url, refreshTokens, { username: "malee", refreshToken: "x" }),
    await post(given.url, passwordReset, { key: "x", newPassword: "long-enough-it-is" }),
    await post(given.url, forgottenPassword, { usernameOrEmail: "nobody" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 200]);
});

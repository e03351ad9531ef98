import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from "jose";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { accessKeyHeader, repeatHeader } from "@time-event/contract/call-headers";
import { profileGet, signInList } from "@time-event/contract/profile";
import { roleList } from "@time-event/contract/roles";
import { token } from "@time-event/contract/sign-in";
import { userDisable, userList } from "@time-event/contract/users";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenStaff, password } from "./testing/given-staff.ts";

// Two installations with a database each: one signs people in, the other trusts it by configuration alone.
let signingIn: GivenApp;
let trusting: GivenApp;

beforeAll(async () => {
  signingIn = await givenApp({ ALLOWED_ORIGINS: "https://race.example.org" });
  const jwksUrl = `${signingIn.url}/api/auth/.well-known/jwks.json`;
  trusting = await givenApp({
    TOKEN_JWKS_URL: jwksUrl,
    TOKEN_ISSUER: signingIn.url,
    TOKEN_AUDIENCE: "time-event",
    TOKEN_ALGORITHM: "EdDSA",
    TOKEN_API_URL: `${signingIn.url}/api/auth`,
  });
  await givenStaff(signingIn.db, "malee", "event_manager");
  await givenStaff(trusting.db, "malee", "viewer");
});
afterAll(async () => {
  await trusting.stop();
  await signingIn.stop();
});

async function accessToken(): Promise<string> {
  const { reply } = await post(signingIn.url, token, { username: "malee", password });
  return reply!.data.access_token;
}

it("takes the tokens of the service that it trusts, with the rights that they say", async () => {
  const { reply } = await get(trusting.url, profileGet, await accessToken());
  expect(reply?.data).toMatchObject({ username: "malee", roles: ["event_manager"] });
  expect(reply?.data.permissions).toContain("events_edit");
});

it("says that accounts are managed elsewhere, and changes none here", async () => {
  await givenStaff(signingIn.db, "chief", "administrator");
  const { reply } = await post(signingIn.url, token, { username: "chief", password });
  const bearer = reply!.data.access_token;
  expect((await get(trusting.url, profileGet, bearer)).reply!.data.account).toBeNull();
  const refused = await Promise.all([
    get(trusting.url, signInList, bearer),
    get(trusting.url, userList, bearer),
    get(trusting.url, roleList, bearer),
    post(trusting.url, userDisable, { id: 1 }, bearing(bearer)),
  ]);
  for (const { problem } of refused) expect(problem).toMatchObject({ status: 409, reasons: ["managed_elsewhere"] });
});

it("serves public keys only", async () => {
  await accessToken();
  const reply = await fetch(`${signingIn.url}/api/auth/.well-known/jwks.json`);
  const { keys } = (await reply.json()) as { keys: Record<string, string>[] };
  expect(keys).toHaveLength(1);
  expect(Object.keys(keys[0]!).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x"]);
});

it("signs nobody in itself", async () => {
  expect((await post(trusting.url, token, { username: "malee", password })).status).toBe(404);
});

it("takes no tokens of a service that it does not trust", async () => {
  const stranger = await givenApp();
  onTestFinished(stranger.stop);
  await givenStaff(stranger.db, "malee", "administrator");
  const { reply } = await post(stranger.url, token, { username: "malee", password });
  const foreign = reply!.data.access_token;
  expect((await get(trusting.url, profileGet, foreign)).problem).toMatchObject({ status: 401, code: "token_invalid" });
  expect((await get(signingIn.url, profileGet, foreign)).problem).toMatchObject({ status: 401, code: "token_invalid" });
});

describe("a service that is not ours", () => {
  async function givenService(algorithm: string, pinned = algorithm) {
    const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid: "theirs", alg: algorithm };
    const server = createServer((_request, response) => response.end(JSON.stringify({ keys: [jwk] })));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const { url } = await trusting.another({
      TOKEN_JWKS_URL: jwksUrl,
      TOKEN_ISSUER: "https://id.example.org",
      TOKEN_AUDIENCE: "race.example.org",
      TOKEN_ALGORITHM: pinned,
      TOKEN_LONGEST_LIFE_MINUTES: "30",
    });
    const meant = { iss: "https://id.example.org", aud: "race.example.org" };
    const sign = (claims: Record<string, unknown>, key: CryptoKey = privateKey) =>
      new SignJWT({ ...meant, ...claims }).setProtectedHeader({ alg: algorithm, kid: "theirs" }).sign(key);
    return { url, sign };
  }
  const inAMinute = () => Math.floor(Date.now() / 1000) + 60;

  it("needs to say no more than `data` with a username, and `exp`", async () => {
    const { url, sign } = await givenService("RS256");
    const { reply } = await get(url, profileGet, await sign({ data: { username: "somchai" }, exp: inAMinute() }));
    expect(reply?.data).toMatchObject({ username: "somchai", permissions: [], eventPermissions: {} });
  });

  it("may say it otherwise: no name in `data`, numbers for codes, one display name", async () => {
    const { url, sign } = await givenService("RS256");
    const userOf = async (claims: Record<string, unknown>) =>
      (await get(url, profileGet, await sign({ exp: inAMinute(), ...claims }))).reply?.data;
    expect(await userOf({ sub: "u-77" })).toMatchObject({ username: "u-77" });
    expect(await userOf({ sub: "u-77", preferred_username: "somchai", data: {} })).toMatchObject({
      username: "somchai",
    });
    expect(
      await userOf({
        data: { username: 77, displayName: "Somchai", language: "th-TH", roles: [5], permissions: null },
      }),
    ).toMatchObject({ username: "77", displayName: { th: "Somchai", en: "Somchai" }, roles: ["5"], permissions: [] });
  });

  it("is refused without an expiry, after its expiry, without a user, and with one of our sign-ins", async () => {
    const { url, sign } = await givenService("ES256");
    const data = { username: "somchai" };
    const codeOf = async (claims: Record<string, unknown>) =>
      (await get(url, profileGet, await sign(claims))).problem?.code;
    expect(await codeOf({ data })).toBe("token_invalid");
    expect(await codeOf({ data, exp: inAMinute() - 61 })).toBe("token_expired");
    expect(await codeOf({ exp: inAMinute() })).toBe("token_invalid");
    expect(await codeOf({ data: {}, exp: inAMinute() })).toBe("token_invalid");
    const claiming = await get(url, profileGet, await sign({ data: { ...data, signInId: 1 }, exp: inAMinute() }));
    expect(claiming.reply?.data.signInId).toBeUndefined();
  });

  it("opens nothing by a token for somebody else, of somebody else, of too long a life, or signed in another way", async () => {
    const { url, sign } = await givenService("RS256");
    const minutes = (count: number) => Math.floor(Date.now() / 1000) + count * 60;
    const data = { username: "somchai" };
    const statusOf = async (claims: Record<string, unknown>, at = url) =>
      (await get(at, profileGet, await sign({ data, exp: minutes(10), ...claims }))).status;
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({ aud: ["other", "race.example.org"] })).toBe(200);
    expect(await statusOf({ aud: "wiki.example.org" })).toBe(401);
    expect(await statusOf({ aud: undefined })).toBe(401);
    expect(await statusOf({ iss: "https://evil.example.org" })).toBe(401);
    expect(await statusOf({ iss: undefined })).toBe(401);
    expect(await statusOf({ exp: minutes(29), iat: minutes(0) })).toBe(200);
    expect(await statusOf({ exp: minutes(31), iat: minutes(0) })).toBe(401);
    expect(await statusOf({ exp: minutes(31) })).toBe(401);
    expect(await statusOf({ exp: minutes(10), iat: minutes(-25) })).toBe(401);
    // made in the future: its life would be counted from there
    expect(await statusOf({ exp: minutes(60), iat: minutes(40) })).toBe(401);
    expect(await statusOf({ exp: minutes(30), iat: minutes(0) + 20 })).toBe(200);

    const pinned = await givenService("PS256", "RS256");
    const signedInAnotherWay = await pinned.sign({ data, exp: minutes(10) });
    expect((await get(pinned.url, profileGet, signedInAnotherWay)).problem?.code).toBe("token_invalid");
  });

  it("that does not answer signs nobody out: callers are told to try again", async () => {
    const { url } = await trusting.another({ TOKEN_JWKS_URL: "http://127.0.0.1:9/jwks.json" });
    const answer = await get(url, profileGet, await accessToken());
    expect(answer.problem).toMatchObject({ status: 503, code: "unavailable" });
    expect(answer.headers.get("retry-after")).toBe("2");
  });
});

describe("pages of another site", () => {
  const ask = (origin: string) =>
    fetch(`${signingIn.url}/api/auth/token`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });

  it("may sign in here when the configuration names them", async () => {
    const reply = await ask("https://race.example.org");
    expect(reply.status).toBe(204);
    expect(reply.headers.get("access-control-allow-origin")).toBe("https://race.example.org");
    expect(reply.headers.get("access-control-expose-headers")).toContain("date");
    expect(reply.headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("may send every header that our client sends", async () => {
    const allowed = (await ask("https://race.example.org")).headers.get("access-control-allow-headers") ?? "";
    const sent = ["content-type", "authorization", accessKeyHeader, repeatHeader];
    expect(allowed.toLowerCase().split(/,\s*/)).toEqual(expect.arrayContaining(sent));
  });

  it("may not otherwise", async () => {
    const reply = await ask("https://race.example.org.evil.example");
    expect(reply.headers.get("access-control-allow-origin")).toBeNull();
  });
});

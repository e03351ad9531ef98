import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { profileGet } from "@time-event/contract/profile";
import { refreshTokens, token } from "@time-event/contract/sign-in";
import { get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { accessLifeMs } from "./access-token.ts";
import { graceMs } from "./refresh-family.ts";
import { hashOf } from "./refresh-token.ts";
import { givenStaff, password } from "./testing/given-staff.ts";

const username = "malee";
const clock = givenClock();
let given: GivenApp;
let urls: [string, string];

beforeAll(async () => {
  given = await givenApp({}, clock);
  urls = [given.url, (await given.another()).url];
  await givenStaff(given.db, username, "administrator");
});
afterAll(() => given.stop());

async function signIn() {
  const { reply } = await post(given.url, token, { username, password });
  return reply!.data;
}

async function refresh(refreshToken: string, url = given.url) {
  return post(url, refreshTokens, { username, refreshToken });
}

/** Longer than any retry takes. */
const letGracePass = () => clock.pass(graceMs + 1);

it("rotates: each token gives the next one", async () => {
  const { refresh_token: first } = await signIn();
  const { reply } = await refresh(first);
  const second = reply!.data.refresh_token;
  expect(second).not.toBe(first);
  expect((await get(urls[1], profileGet, reply!.data.access_token)).reply?.data.username).toBe(username);
  expect((await refresh(second, urls[1])).status).toBe(200);
});

it("answers a retried refresh with the same successor, on any process", async () => {
  const { refresh_token: first } = await signIn();
  const lost = await refresh(first);
  const retried = await refresh(first, urls[1]);
  expect(retried.reply?.data.refresh_token).toBe(lost.reply?.data.refresh_token);
});

describe("a spent token that comes back", () => {
  it("ends the whole sign-in within a second when its successor was used, and that is recorded", async () => {
    const { refresh_token: first } = await signIn();
    const second = (await refresh(first)).reply!.data.refresh_token;
    const third = (await refresh(second)).reply!.data;
    expect((await get(given.url, profileGet, third.access_token)).status).toBe(200);

    expect((await refresh(first, urls[1])).problem).toMatchObject({ status: 400, code: "sign_in_ended" });
    expect((await refresh(third.refresh_token)).problem?.code).toBe("sign_in_ended");
    clock.pass(1_000);
    for (const url of urls)
      expect((await get(url, profileGet, third.access_token)).problem?.code).toBe("sign_in_ended");
    const ended = await given.db
      .selectFrom("signIns")
      .innerJoin("refreshTokens", "refreshTokens.signInId", "signIns.id")
      .select(["endReason", "endAddress"])
      .where("hash", "=", hashOf(first))
      .executeTakeFirst();
    expect(ended).toEqual({ endReason: "reused", endAddress: "127.0.0.1" });
  });

  it("also ends the sign-in when the token comes later than any retry", async () => {
    const { refresh_token: first } = await signIn();
    const second = (await refresh(first)).reply!.data.refresh_token;
    letGracePass();
    expect((await refresh(first)).status).toBe(400);
    expect((await refresh(second)).problem?.code).toBe("sign_in_ended");
  });

  it("does not touch other sign-ins of the user", async () => {
    const { refresh_token: other } = await signIn();
    const { refresh_token: first } = await signIn();
    await refresh(first);
    letGracePass();
    await refresh(first);
    expect((await refresh(other)).status).toBe(200);
  });
});

it("accepts no access token after its five minutes", async () => {
  const { refresh_token: first } = await signIn();
  clock.pass(accessLifeMs - 1_000);
  const { access_token: second } = (await refresh(first)).reply!.data;
  clock.pass(accessLifeMs - 1_000);
  expect((await get(given.url, profileGet, second)).status).toBe(200);
  clock.pass(2_000);
  expect((await get(given.url, profileGet, second)).problem?.code).toBe("token_expired");
});

it("refuses a token with somebody else's name, and does not end the sign-in", async () => {
  const { refresh_token: first } = await signIn();
  const answer = await post(given.url, refreshTokens, { username: "somebody", refreshToken: first });
  expect(answer.problem?.code).toBe("sign_in_ended");
  expect((await refresh(first)).status).toBe(200);
});

it("lets twenty tabs refresh at once, on two processes, expiry after expiry, and signs nobody out", async () => {
  let { refresh_token: current } = await signIn();
  for (let expiry = 0; expiry < 15; expiry++) {
    const tabs = Array.from({ length: 20 }, (_, tab) => refresh(current, urls[tab % 2]));
    const answers = await Promise.all(tabs);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const tokens = new Set(answers.map(({ reply }) => reply!.data.refresh_token));
    expect(tokens.size).toBe(1);
    [current] = [...tokens] as [string];
  }
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { profileGet } from "@time-event/contract/profile";
import { refreshTokens, token } from "@time-event/contract/sign-in";
import { toTimestamp } from "../../db/column-types.ts";
import { get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { graceMs } from "./refresh-family.ts";
import { hashOf } from "./refresh-token.ts";
import { givenStaff, password } from "./testing/given-staff.ts";

const username = "malee";
let given: GivenApp;
let urls: [string, string];

beforeAll(async () => {
  given = await givenApp();
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

/** As if the token had been spent longer ago than a retry may take. */
async function letGracePass(spent: string): Promise<void> {
  const at = toTimestamp(Date.now() - graceMs - 1);
  await given.db.updateTable("refreshTokens").set({ spentAt: at }).where("hash", "=", hashOf(spent)).execute();
}

it("rotates: the next token is another one, and opens the one after it", async () => {
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
    await new Promise((resolve) => setTimeout(resolve, 1_000));
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

  it("ends it too when it comes later than a retry would", async () => {
    const { refresh_token: first } = await signIn();
    const second = (await refresh(first)).reply!.data.refresh_token;
    await letGracePass(first);
    expect((await refresh(first)).status).toBe(400);
    expect((await refresh(second)).problem?.code).toBe("sign_in_ended");
  });

  it("does not touch other sign-ins of the user", async () => {
    const { refresh_token: other } = await signIn();
    const { refresh_token: first } = await signIn();
    await refresh(first);
    await letGracePass(first);
    await refresh(first);
    expect((await refresh(other)).status).toBe(200);
  });
});

it("gives nothing to a token with somebody else's name, and leaves the sign-in alone", async () => {
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

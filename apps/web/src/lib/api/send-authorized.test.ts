import { webApi } from "@time-event/contract/web-api";
import { expect, test, vi } from "vitest";
import { CallFailed } from "./call-failed.ts";
import { type Bearer, createAuthorizedSend } from "./send-authorized.ts";
import type { Send } from "./send.ts";
import { noAuthNames } from "./url-rules.ts";

const noReply = 0;

/** A server that replies with these statuses in turn, and a session with this token. */
function givenSend(statuses: readonly number[], token: string | null = "good", isOnline = true) {
  const answers = [...statuses];
  const send = vi.fn<Send>(async () => {
    const status = answers.shift() ?? 200;
    if (status === noReply) throw new CallFailed("offline", 0);
    return new Response(null, { status });
  });
  const renew = vi.fn<Bearer["renew"]>(async () => "fresh");
  const onRefused = vi.fn<() => void>();
  const stored = { token };
  const bearer: Bearer = {
    token: () => stored.token,
    isGood: (each) => each !== "expired",
    renew,
    settled: async () => {
      if (stored.token === "being renewed") stored.token = "good";
    },
    onRefused,
    isOnline: () => isOnline,
  };
  const sent = () => send.mock.calls.map(([, init]) => new Headers(init.headers).get("authorization"));
  return { go: createAuthorizedSend(send, bearer), sent, renew, onRefused };
}

const url = "/event/profile-get";

test.each([...noAuthNames, ...webApi.map(({ name }) => name)])(
  "%s is sent without a header, even now",
  async (name) => {
    const { go, sent, renew } = givenSend([401], "expired");
    await go(`/api/${name}?event=x`, {});
    expect(sent()).toEqual([null]);
    expect(renew).not.toHaveBeenCalled();
  },
);

test("all other requests carry the stored token, and keep what else they say", async () => {
  const send = vi.fn<Send>(async () => new Response());
  const bearer: Bearer = {
    token: () => "good",
    isGood: () => true,
    renew: async () => "",
    settled: async () => {},
    onRefused: () => {},
    isOnline: () => true,
  };
  await createAuthorizedSend(send, bearer)(url, {
    method: "POST",
    headers: { accept: "application/json" },
    body: "{}",
  });
  const init = send.mock.calls[0]![1];
  expect(init).toMatchObject({ method: "POST", body: "{}" });
  expect(Object.fromEntries(new Headers(init.headers))).toEqual({
    accept: "application/json",
    authorization: "Bearer good",
  });
});

test("where no token is stored, the request is sent as is", async () => {
  const { go, sent, renew } = givenSend([401], null);
  expect((await go(url, {})).status).toBe(401);
  expect(sent()).toEqual([null]);
  expect(renew).not.toHaveBeenCalled();
});

test("an expired token is renewed first: the request is sent once, with the new token", async () => {
  const { go, sent, renew } = givenSend([200], "expired");
  expect((await go(url, {})).status).toBe(200);
  expect(sent()).toEqual(["Bearer fresh"]);
  expect(renew).toHaveBeenCalledExactlyOnceWith("expired");
});

test("a token that the server does not take is renewed, and the request retried once", async () => {
  const { go, sent, renew } = givenSend([401, 200]);
  expect((await go(url, {})).status).toBe(200);
  expect(sent()).toEqual(["Bearer good", "Bearer fresh"]);
  expect(renew).toHaveBeenCalledExactlyOnceWith("good");
});

test.each([400, 401, 403, 404, 409, 413, 422, 429, 500, 503])(
  "the retry that brings %i ends the session",
  async (status) => {
    for (const [statuses, token] of [
      [[status], "expired"],
      [[401, status], "good"],
    ] as const) {
      const { go, sent, onRefused } = givenSend(statuses, token);
      expect((await go(url, {})).status).toBe(status);
      expect(onRefused).toHaveBeenCalledTimes(1);
      expect(sent().at(-1)).toBe("Bearer fresh");
      expect(sent()).toHaveLength(statuses.length);
    }
  },
);

test("no reply to the retry ends the session, too, unless the device is offline", async () => {
  for (const isOnline of [true, false]) {
    const { go, onRefused } = givenSend([401, noReply], "good", isOnline);
    await expect(go(url, {})).rejects.toMatchObject({ code: "offline" });
    expect(onRefused).toHaveBeenCalledTimes(isOnline ? 1 : 0);
  }
});

test.each([200, 201, 204])("%i on the retry is a success", async (status) => {
  const { go, onRefused } = givenSend([401, status]);
  expect((await go(url, {})).status).toBe(status);
  expect(onRefused).not.toHaveBeenCalled();
});

test("a request waits for a renewal that is under way ahead of the token's end, and is no retry", async () => {
  const { go, sent, renew, onRefused } = givenSend([409], "being renewed");
  expect((await go(url, {})).status).toBe(409);
  expect(sent()).toEqual(["Bearer good"]);
  expect(renew).not.toHaveBeenCalled();
  expect(onRefused).not.toHaveBeenCalled();
});

test("the answer to a valid token is passed on unchanged", async () => {
  for (const status of [403, 404, 500]) {
    const { go, renew, onRefused } = givenSend([status]);
    expect((await go(url, {})).status).toBe(status);
    expect(renew).not.toHaveBeenCalled();
    expect(onRefused).not.toHaveBeenCalled();
  }
});

test("a failed renewal is the request's failure, and nothing is sent", async () => {
  const { go, sent, renew } = givenSend([], "expired");
  renew.mockRejectedValue(new Error("no refresh"));
  await expect(go(url, {})).rejects.toThrow("no refresh");
  expect(sent()).toEqual([]);
});

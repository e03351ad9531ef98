import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRenewAhead } from "./renew-ahead.ts";
import type { Renew } from "./renew-tokens.ts";

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

const minute = 60_000;

/** Tokens that live five minutes, called after their end; one that cannot be decoded is called "opaque". */
function givenTab(first: string | null = String(5 * minute)) {
  const tab = { token: first, isInUse: true, lifeMs: 5 * minute };
  const renew = vi.fn<Renew>(async () => (tab.token = String(Date.now() + tab.lifeMs)));
  const ahead = createRenewAhead({
    token: () => tab.token,
    lifeOf: (token) => (token === "opaque" ? undefined : { from: Number(token) - tab.lifeMs, to: Number(token) }),
    now: Date.now,
    renew,
    isInUse: () => tab.isInUse,
  });
  return { tab, ahead, renew };
}

test("a token is renewed a minute before its end, again and again", async () => {
  const { ahead, renew } = givenTab();
  ahead.look();
  await vi.advanceTimersByTimeAsync(4 * minute - 1);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(renew).toHaveBeenCalledExactlyOnceWith(String(5 * minute), "ahead");
  await vi.advanceTimersByTimeAsync(40 * minute);
  expect(renew).toHaveBeenCalledTimes(11);
});

test("a token of a short life is renewed in its last third", async () => {
  const { tab, ahead, renew } = givenTab("30000");
  tab.lifeMs = 30_000;
  ahead.look();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(renew).toHaveBeenCalledTimes(1);
});

test("a tab that nobody looks at renews nothing, and at once when somebody looks again", async () => {
  const { tab, ahead, renew } = givenTab();
  tab.isInUse = false;
  ahead.look();
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(renew).not.toHaveBeenCalled();
  tab.isInUse = true;
  ahead.look();
  expect(renew).toHaveBeenCalledTimes(1);
});

test("requests can wait for the renewal that is under way", async () => {
  const { ahead, renew } = givenTab("0");
  let finish = (_token: string) => {};
  renew.mockReturnValue(new Promise<string>((resolve) => (finish = resolve)));
  await ahead.settled();
  ahead.look();
  let isSettled = false;
  const settled = ahead.settled().then(() => (isSettled = true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(isSettled).toBe(false);
  finish("1");
  await settled;
});

test("a renewal that failed is tried again after ten seconds, and breaks nothing", async () => {
  const { ahead, renew } = givenTab("1000");
  renew.mockRejectedValue(new Error("away"));
  ahead.look();
  await vi.advanceTimersByTimeAsync(35_000);
  expect(renew).toHaveBeenCalledTimes(4);
});

test.each([null, "opaque"])("the token %j is left to the requests", async (token) => {
  const { ahead, renew } = givenTab(token);
  ahead.look();
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(renew).not.toHaveBeenCalled();
});

test("nothing goes on after it was stopped", async () => {
  const { ahead, renew } = givenTab();
  ahead.look();
  ahead.stop();
  ahead.look();
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(renew).not.toHaveBeenCalled();
});

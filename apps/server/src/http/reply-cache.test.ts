import { expect, it } from "vitest";
import { createReplyCache } from "./reply-cache.ts";

/** A cache, and how often each of its replies was made. */
function givenCache(mostBytes: number) {
  const cache = createReplyCache(Date.now, mostBytes);
  const made: string[] = [];
  const ask = async (key: string, stamp: string, text = "") => {
    const answer = await cache.get(key, stamp, async () => {
      made.push(`${key} ${stamp}`);
      return { text };
    });
    return answer.reply.text;
  };
  return { ask, made };
}

it("makes a reply once for all who ask at one stamp, and again at another", async () => {
  const { ask, made } = givenCache(1_000_000);
  await Promise.all([ask("a", "1"), ask("a", "1")]);
  await ask("a", "1");
  await ask("a", "2");
  expect(made).toEqual(["a 1", "a 2"]);
});

it("keeps no more bytes than allowed: the reply that was asked for longest ago is made again", async () => {
  const { ask, made } = givenCache(110_000);
  const large = "x".repeat(10_000);
  for (const key of ["a", "b", "a", "c", "a", "b"]) await ask(key, "1", large);
  expect(made).toEqual(["a 1", "b 1", "c 1", "b 1"]);
});

it("answers with a reply that is too large to keep", async () => {
  const { ask, made } = givenCache(20_000);
  const large = "x".repeat(10_000);
  expect([await ask("a", "1", large), await ask("a", "1", large)]).toEqual([large, large]);
  expect(made).toHaveLength(2);
});

it("does not keep a failure", async () => {
  const cache = createReplyCache(Date.now);
  await expect(cache.get("a", "1", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect((await cache.get("a", "1", async () => ({ well: true }))).reply).toEqual({ well: true });
});

it("keeps the last reply while a newer one cannot be made, and says when it was last known to be the present one", async () => {
  const cache = createReplyCache(Date.now);
  await cache.get("a", "1", async () => ({ text: "first" }));
  const failed = cache.get("a", "2", () => Promise.reject(new Error("away")));
  await expect(failed).rejects.toThrow("away");
  const last = cache.last("a");
  expect((await last?.reply)?.reply).toEqual({ text: "first" });
  expect(last?.knownAt).toBeLessThanOrEqual(Date.now());
  const again = await cache.get("a", "2", async () => ({ text: "second" }));
  expect(again.reply).toEqual({ text: "second" });
});

it("keeps nothing of a reply that could never be made", async () => {
  const cache = createReplyCache(Date.now);
  await expect(cache.get("a", "1", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(cache.last("a")).toBeUndefined();
});

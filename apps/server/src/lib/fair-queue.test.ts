import { expect, test } from "vitest";
import { createFairQueue, QueueFull } from "./fair-queue.ts";

/** A queue whose work ends when the test says so, and the order in which the work began. */
function givenQueue(mostWaiting: number) {
  const { run, refuses } = createFairQueue({ atOnce: 1, mostWaiting });
  const began: string[] = [];
  const running: (() => void)[] = [];
  const ask = (who: string, isKnown = false) =>
    run({ who, isKnown }, async () => {
      began.push(who);
      await new Promise<void>((end) => running.push(end));
    });
  return {
    ask,
    refuses,
    began,
    finishAll: async () => {
      while (running.length > 0) {
        running.shift()!();
        await new Promise(setImmediate);
      }
    },
  };
}

test("somebody who asks once waits for one turn of each other, however often they ask", async () => {
  const { ask, began, finishAll } = givenQueue(100);
  const asked = [...Array.from({ length: 5 }, () => ask("flood")), ask("other"), ask("once")];
  await finishAll();
  await Promise.all(asked);
  expect(began).toEqual(["flood", "flood", "other", "once", "flood", "flood", "flood"]);
});

test("whoever is known does not wait behind strangers, and does not keep them waiting for ever", async () => {
  const { ask, began, finishAll } = givenQueue(100);
  const asked = [...Array.from({ length: 4 }, (_, stranger) => ask(`stranger ${stranger}`)), ask("known", true)];
  asked.push(ask("known", true), ask("known", true));
  await finishAll();
  await Promise.all(asked);
  expect(began.slice(0, 4)).toEqual(["stranger 0", "known", "stranger 1", "known"]);
});

test("a full queue refuses the newest of whoever has most in it, and serves all others", async () => {
  const { ask, began, finishAll } = givenQueue(3);
  const flood = Array.from({ length: 6 }, () => ask("flood"));
  const settled = Promise.allSettled(flood);
  const other = ask("other");
  await finishAll();
  await other;
  expect(began).toContain("other");
  const refused = (await settled).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(3);
  for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(QueueFull);
});

test("strangers from ever-new addresses fill only their own lane", async () => {
  const { ask, finishAll } = givenQueue(10);
  const strangers = Promise.allSettled(Array.from({ length: 160 }, (_, at) => ask(`stranger ${at}`)));
  const known = Promise.allSettled(Array.from({ length: 10 }, (_, at) => ask(`known ${at}`, true)));
  await finishAll();
  expect((await known).every(({ status }) => status === "fulfilled")).toBe(true);
  expect((await strangers).filter(({ status }) => status === "fulfilled")).toHaveLength(11);
});

test("says beforehand whose work it would refuse", async () => {
  const { ask, refuses, finishAll } = givenQueue(3);
  const flood = Promise.allSettled(Array.from({ length: 4 }, () => ask("flood")));
  expect(refuses({ who: "flood", isKnown: false })).toBe(true);
  expect(refuses({ who: "other", isKnown: false })).toBe(false);
  expect(refuses({ who: "flood", isKnown: true })).toBe(false);
  await finishAll();
  await flood;
  expect(refuses({ who: "flood", isKnown: false })).toBe(false);
});

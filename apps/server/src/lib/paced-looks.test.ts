import { expect, it } from "vitest";
import { createPacedLooks } from "./paced-looks.ts";

function givenLooks(pace: number, costMs = 100) {
  let now = 0;
  let looks = 0;
  const paced = createPacedLooks<number, number>(
    async () => {
      now += costMs;
      return ++looks;
    },
    pace,
    () => now,
  );
  return { paced, pass: (ms: number) => void (now += ms) };
}

it("looks again no sooner than the pace says, and then at once", async () => {
  const { paced, pass } = givenLooks(4);
  expect(await paced.at(1)).toBe(1);
  pass(399);
  expect(await paced.at(1)).toBe(1);
  pass(1);
  expect(await paced.at(1)).toBe(2);
});

it("shares a look that is under way, and looks at each thing by itself", async () => {
  const { paced } = givenLooks(4);
  expect(await Promise.all([paced.at(1), paced.at(1), paced.at(2)])).toEqual([1, 1, 2]);
});

it("looks anew at what changed, also while a look is under way", async () => {
  const { paced } = givenLooks(4);
  const before = paced.at(1);
  paced.forget(1);
  expect(await Promise.all([before, paced.at(1)])).toEqual([1, 2]);
  // the one that began before the change is not kept
  expect(await paced.at(1)).toBe(2);
});

it("keeps nothing that failed, and nothing at all without a pace", async () => {
  let tries = 0;
  const failing = createPacedLooks<number, number>(async () => {
    tries += 1;
    if (tries === 1) throw new Error("gone");
    return tries;
  }, 4);
  await expect(failing.at(1)).rejects.toThrow("gone");
  expect(await failing.at(1)).toBe(2);
  const { paced } = givenLooks(0);
  expect([await paced.at(1), await paced.at(1)]).toEqual([1, 2]);
});

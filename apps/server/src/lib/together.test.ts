import { expect, it } from "vitest";
import { createTogether } from "./together.ts";

const never = () => false;

/** Doubles numbers when it is let; tells which were doubled at once. */
function givenDoubling(concernsAll: (error: unknown) => boolean = never) {
  const rounds: number[][] = [];
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const double = createTogether<number, number>({
    most: 3,
    concernsAll,
    doAll: async (numbers) => {
      rounds.push([...numbers]);
      await opened;
      if (numbers.includes(13)) throw new Error(`one of ${numbers.length} fails`);
      return numbers.map((number) => number * 2);
    },
  });
  return { rounds, double, open };
}

const nextRounds = () => new Promise((resolve) => setTimeout(resolve, 0));

it("serves those who wait together, and gives each its own answer", async () => {
  const { rounds, double, open } = givenDoubling();
  const first = double(1);
  await nextRounds();
  const others = [2, 3, 4, 5].map(double);
  open();
  expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8, 10]);
  expect(rounds).toEqual([[1], [2, 3, 4], [5]]);
  expect(await double(6)).toBe(12);
});

it("serves as many at once as their weight allows, and a heavier one alone", async () => {
  const rounds: number[][] = [];
  const echo = createTogether<number, number>({
    most: 5,
    weightOf: (weight) => weight,
    concernsAll: never,
    doAll: async (weights) => {
      rounds.push([...weights]);
      return weights;
    },
  });
  expect(await Promise.all([2, 3, 1, 9, 4, 1].map(echo))).toEqual([2, 3, 1, 9, 4, 1]);
  expect(rounds).toEqual([[2, 3], [1], [9], [4, 1]]);
});

it("fails nobody because of another one", async () => {
  const { rounds, double, open } = givenDoubling();
  open();
  const settled = await Promise.allSettled([1, 13, 2].map(double));
  expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(rounds).toEqual([[1, 13, 2], [1], [13], [2]]);
});

it("tries nothing again after a failure that concerns all", async () => {
  const { rounds, double, open } = givenDoubling(() => true);
  open();
  const settled = await Promise.allSettled([1, 13, 2].map(double));
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(rounds).toEqual([[1, 13, 2]]);
});

/** Prepares numbers at once, and finishes when it is let. */
function givenPreparing(finishes: (numbers: readonly number[]) => number[] | undefined) {
  const steps: string[] = [];
  const opens: (() => void)[] = [];
  const double = createTogether<number, number>({
    most: 2,
    concernsAll: never,
    preparedFrom: 2,
    doAll: async (numbers) => {
      steps.push(`do ${numbers.join(" ")}`);
      return numbers.map((number) => number * 2);
    },
    prepare: async (numbers) => {
      steps.push(`prepare ${numbers.join(" ")}`);
      if (numbers.includes(13)) return undefined;
      return async () => {
        steps.push(`finish ${numbers.join(" ")}`);
        await new Promise<void>((open) => opens.push(open));
        return finishes(numbers);
      };
    },
  });
  const open = async () => {
    while (opens.length === 0) await nextRounds();
    opens.shift()!();
  };
  return { steps, double, open };
}

it("prepares for those who wait while others are served, if they are enough, and finishes in their order", async () => {
  const { steps, double, open } = givenPreparing((numbers) => numbers.map((number) => number * 2));
  const first = [1, 2].map(double);
  await nextRounds();
  const third = double(3);
  await nextRounds();
  expect(steps).toEqual(["prepare 1 2", "finish 1 2"]);
  const fourth = double(4);
  await nextRounds();
  expect(steps.slice(2)).toEqual(["prepare 3 4"]);
  await open();
  await open();
  expect(await Promise.all([...first, third, fourth])).toEqual([2, 4, 6, 8]);
  expect(steps.slice(3)).toEqual(["finish 3 4"]);
});

it("serves those as usual for whom nothing could be prepared, or it came to nothing, and nobody is prepared for meanwhile", async () => {
  const { steps, double, open } = givenPreparing(() => undefined);
  const numbers = [1, 2, 3, 4, 13, 5].map(double);
  await open();
  await open();
  expect(await Promise.all(numbers)).toEqual([2, 4, 6, 8, 26, 10]);
  expect(steps).toEqual([
    "prepare 1 2",
    "finish 1 2",
    "prepare 3 4",
    "do 1 2",
    "finish 3 4",
    "prepare 13 5",
    "do 3 4",
    "do 13 5",
  ]);
});

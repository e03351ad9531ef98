import { expect, it } from "vitest";
import { createTurns, mapInTurns } from "./in-turns.ts";

const busyFor = (ms: number) => {
  const endsAt = performance.now() + ms;
  while (performance.now() < endsAt);
};

it("keeps the order, and lets others have their turn before a long list is through", async () => {
  const order: string[] = [];
  setImmediate(() => order.push("somebody else"));
  const made = await mapInTurns([1, 2, 3], (item) => {
    busyFor(6);
    order.push(`item ${item}`);
    return item * 2;
  });
  expect(made).toEqual([2, 4, 6]);
  expect(order).toEqual(["item 1", "somebody else", "item 2", "item 3"]);
});

it("lets one work at a time in a round of the event loop, in the order in which they asked", async () => {
  const turn = createTurns();
  let round = 0;
  let goesOn = true;
  const rounds: number[] = [];
  const others = async () => {
    for (; goesOn; round++) await new Promise((resolve) => setImmediate(resolve));
  };
  const watching = others();
  const names: string[] = [];
  const work = async (name: string) => {
    await turn();
    rounds.push(round);
    names.push(name);
  };
  await Promise.all(["a", "b", "c"].map(work));
  goesOn = false;
  await watching;
  expect(names).toEqual(["a", "b", "c"]);
  expect(new Set(rounds).size).toBe(3);
});

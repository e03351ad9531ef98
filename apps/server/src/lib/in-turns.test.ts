import { expect, it } from "vitest";
import { mapInTurns } from "./in-turns.ts";

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

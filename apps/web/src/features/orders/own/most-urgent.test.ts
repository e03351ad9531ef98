import { expect, test } from "vitest";
import type { Order } from "@time-event/contract/orders";
import { mostUrgent } from "./most-urgent.ts";

const given = (state: Order["state"], entries = 1) => ({
  state,
  entries: new Array(entries).fill({}) as Order["entries"],
});

test("speaks of what asks for something, and of the newest of equal ones", () => {
  const [confirmed, unpaid, older] = [given("confirmed"), given("awaiting_payment"), given("awaiting_payment")];
  expect(mostUrgent([confirmed, unpaid, older])).toBe(unpaid);
  expect(mostUrgent([given("expired"), confirmed, given("cancelled")])).toBe(confirmed);
});

test("says nothing of an order in which nothing is chosen", () => {
  expect(mostUrgent([given("held", 0)])).toBe(null);
  expect(mostUrgent([])).toBe(null);
});

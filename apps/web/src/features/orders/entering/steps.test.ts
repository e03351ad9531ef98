import { expect, test } from "vitest";
import { givenOrder, givenPlayer } from "./testing/given-order.ts";
import { firstOpenStep, readStep, stepAfter, stepOfProblem, stepsOf } from "./steps.ts";

const whole = [givenPlayer()];

test("each entry of an order has a screen", () => {
  expect(stepsOf(givenOrder(whole, []))).toEqual(["categories", "players-1", "players-2", "summary"]);
  expect(stepAfter("players-2", givenOrder(whole, []))).toBe("summary");
});

test("an address names only screens that the order has", () => {
  expect(readStep("players-2", givenOrder(whole))).toBeNull();
  expect(readStep("players-1", givenOrder(whole))).toBe("players-1");
  expect(readStep(null, givenOrder(whole))).toBeNull();
});

test("who comes back goes on where something is missing", () => {
  expect(firstOpenStep(givenOrder())).toBe("categories");
  expect(firstOpenStep(givenOrder(whole, []))).toBe("players-2");
  expect(firstOpenStep(givenOrder(whole, [givenPlayer({ birthDate: "" })]))).toBe("players-2");
  expect(firstOpenStep(givenOrder(whole))).toBe("summary");
});

test("a problem leads to the screen of its field", () => {
  const order = givenOrder(whole, whole);
  const stepOf = (path: string) => stepOfProblem({ path, code: "required" }, order);
  expect(stepOf("entries.1.players.0.firstName")).toBe("players-2");
  expect(stepOf("contact.phone")).toBe("summary");
  expect(stepOf("entries.1.category")).toBe("categories");
  expect(stepOf("category")).toBe("categories");
  // nothing is chosen yet, so there is nothing to confirm
  expect(stepOfProblem({ path: "code", code: "unknown" }, givenOrder())).toBe("categories");
  expect(readStep("summary", givenOrder())).toBeNull();
});

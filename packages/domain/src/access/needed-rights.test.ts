import * as fc from "fast-check";
import { expect, it } from "vitest";
import { withoutRight, withRight } from "./needed-rights.ts";
import { type Permission, permissions } from "./permissions.ts";

it("gives with a right whatever its pages need", () => {
  expect(withRight([], "registrations_edit")).toEqual(["events_view", "registrations_view", "registrations_edit"]);
  expect(withRight(["events_view"], "users_edit")).toEqual(["events_view", "users_edit"]);
});

it("takes with a right those that need it", () => {
  const held: Permission[] = ["events_view", "registrations_view", "registrations_edit", "reports_view"];
  expect(withoutRight(held, "events_view")).toEqual(["reports_view"]);
  expect(withoutRight(held, "registrations_edit")).toEqual(["events_view", "registrations_view", "reports_view"]);
});

it("leaves every right with what it needs, in whatever order they are ticked", () => {
  const right = fc.constantFrom(...permissions);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), right)), (ticks) => {
      const held = ticks.reduce<Permission[]>(
        (rights, [isGiven, each]) => (isGiven ? withRight(rights, each) : withoutRight(rights, each)),
        [],
      );
      for (const each of held) expect([...withRight(held, each)].sort()).toEqual([...held].sort());
      expect(new Set(held).size).toBe(held.length);
    }),
  );
});

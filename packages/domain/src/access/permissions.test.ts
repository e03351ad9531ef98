import { expect, test } from "vitest";
import { permissionGroups } from "./permission-groups.ts";
import { eventsWith, may, mayAnywhere, permissions } from "./permissions.ts";

const atOneEvent = { permissions: ["events_view"], eventPermissions: { 7: ["timing_work"] } };

test("a right of the whole installation holds at every event", () => {
  expect(may(atOneEvent, "events_view")).toBe(true);
  expect(may(atOneEvent, "events_view", 8)).toBe(true);
});

test("a right at one event holds nowhere else", () => {
  expect(may(atOneEvent, "timing_work", 7)).toBe(true);
  expect(may(atOneEvent, "timing_work", 8)).toBe(false);
  expect(may(atOneEvent, "timing_work")).toBe(false);
});

test("properties that every object inherits are not rights", () => {
  const nothing = { permissions: [], eventPermissions: {} };
  expect(may(nothing, "users_edit", "constructor" as unknown as number)).toBe(false);
});

test("a right anywhere opens its menu item", () => {
  expect([...mayAnywhere(atOneEvent)]).toEqual(["events_view", "timing_work"]);
});

test("a right at single events holds at those and at no others", () => {
  expect(eventsWith({ permissions: ["events_view"], eventPermissions: {} }, "events_view")).toBe("all");
  const rights = { permissions: [], eventPermissions: { 7: ["events_view"], 8: ["timing_work"] } };
  expect(eventsWith(rights, "events_view")).toEqual([7]);
  expect(eventsWith(rights, "events_edit")).toEqual([]);
});

test("every right is in exactly one group of the screen", () => {
  expect(Object.values(permissionGroups).flat().sort()).toEqual([...permissions].sort());
});

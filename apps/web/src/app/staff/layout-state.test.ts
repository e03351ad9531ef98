import { expect, test } from "vitest";
import { firstLayout, nextLayout } from "./layout-state.ts";

test("on a desktop the static menu folds away and comes back", () => {
  const away = nextLayout(firstLayout, { move: "toggleMenu", desktop: true, mode: "static" });
  expect(away).toEqual({ ...firstLayout, menuAway: true });
  expect(nextLayout(away, { move: "toggleMenu", desktop: true, mode: "static" })).toEqual(firstLayout);
});

test.each([
  { desktop: false, mode: "static" },
  { desktop: true, mode: "overlay" },
] as const)("otherwise it lies over the page until one goes on or presses elsewhere: %o", (how) => {
  const over = nextLayout(firstLayout, { move: "toggleMenu", ...how });
  expect(over.menuOver).toBe(true);
  expect(nextLayout(over, { move: "navigated" }).menuOver).toBe(false);
  expect(nextLayout(over, { move: "closeMenu" }).menuOver).toBe(false);
});

test("a navigation keeps a static menu open and closes the profile menu", () => {
  const state = { menuAway: true, menuOver: false, profileOpen: true };
  expect(nextLayout(state, { move: "navigated" })).toEqual({ ...state, profileOpen: false });
});

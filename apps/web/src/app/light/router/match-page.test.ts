import { expect, it } from "vitest";
import { matchPage } from "./match-page.ts";

it.each([
  ["/landing", "landing/landing-page", {}],
  ["/register", "events/event-list-page", {}],
  ["/register/event-list/", "events/event-list-page", {}],
  ["/register/events/bangkok/results/A%2F7", "results/player-page", { event: "bangkok", bib: "A/7" }],
  ["/register/events/100%/enter", "orders/enter-page", { event: "100%" }],
])("finds the page of %s", (path, name, params) => {
  expect(matchPage(path)).toEqual({ name, params });
});

it.each(["/", "/manage/events", "/register/events", "/auth/nothing", "/register/events/x/enter/y"])(
  "leaves %s to the server",
  (path) => expect(matchPage(path)).toBeNull(),
);

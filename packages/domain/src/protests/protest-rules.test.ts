import { expect, it } from "vitest";
import { mostOpenProtests, mostProtests, refusalsOfProtest } from "./protest-rules.ts";

const none = { open: 0, all: 0 };
const list = { state: "provisional", protestUntil: 900_000 } as const;

it("lets players protest against a provisional list until its time is over", () => {
  expect(refusalsOfProtest(null, none, 0)).toEqual(["not_published"]);
  expect(refusalsOfProtest(list, none, 899_999)).toEqual([]);
  expect(refusalsOfProtest(list, none, 900_000)).toEqual(["protest_over"]);
  expect(refusalsOfProtest({ ...list, protestUntil: null }, none, 0)).toEqual(["protest_over"]);
  expect(refusalsOfProtest({ state: "official", protestUntil: 900_000 }, none, 0)).toEqual(["protest_over"]);
});

it("limits what one player sends", () => {
  expect(refusalsOfProtest(list, { open: mostOpenProtests - 1, all: mostProtests - 1 }, 0)).toEqual([]);
  expect(refusalsOfProtest(list, { open: mostOpenProtests, all: mostOpenProtests }, 0)).toEqual(["too_many_protests"]);
  expect(refusalsOfProtest(list, { open: 0, all: mostProtests }, 0)).toEqual(["too_many_protests"]);
});

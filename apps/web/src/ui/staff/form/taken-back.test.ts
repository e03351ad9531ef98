import { expect, test } from "vitest";
import { addedAgain, takenBack } from "./taken-back.ts";

test("what was removed is added again as something new, under its own code where that is its key", () => {
  expect(addedAgain({ eventId: 5, id: 7, name: "CP1", revision: 3 })).toEqual({
    eventId: 5,
    id: null,
    name: "CP1",
    revision: 0,
  });
  expect(addedAgain({ code: "CP1", revision: 3 })).toEqual({ code: "CP1", revision: 0 });
});

test("a save is taken back over the revision that it made, and over no other", () => {
  expect(takenBack({ id: 7, name: "before", revision: 3 })).toEqual({ id: 7, name: "before", revision: 4 });
});

test("what was new has nothing before it", () => {
  expect(takenBack({ id: null, revision: 0 })).toBeNull();
  expect(takenBack({ name: "without revisions" })).toBeNull();
});

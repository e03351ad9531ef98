import { expect, it } from "vitest";
import { categoryForm, categoryRules } from "./categories.ts";

/** Why no template can have it: a template knows no event. */
const ofAnEvent = {
  gunAt: "a day",
  course: "checkpoints of the event",
  distancesM: "points of the course",
  cutoffsAt: "points of the course, and days",
  cutoffsAfterMs: "points of the course",
  mustPass: "checkpoints of the event",
  neutral: "checkpoints of the event",
  stages: "checkpoints of the event",
  relayLegs: "checkpoints of the event",
  regrouped: "entries of the event",
};

it("holds in a template whatever a category has that needs no event", () => {
  const ofTemplates = Object.keys(categoryForm.shape).filter((key) => !(key in ofAnEvent));
  expect(Object.keys(categoryRules.shape).toSorted()).toEqual(ofTemplates.toSorted());
});

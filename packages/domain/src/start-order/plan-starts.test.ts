import { describe, expect, it } from "vitest";
import { planStarts, type StartRule, type Starter } from "./plan-starts.ts";

const second = 1000;
const rule: StartRule = {
  order: "bib",
  isReversed: false,
  seed: "",
  bibs: [],
  resultOf: null,
  firstAt: 0,
  everyMs: 30 * second,
  together: 1,
  pause: null,
  seeds: [],
  seedsEveryMs: null,
};
const people: Starter[] = [
  { entryId: 1, bib: "1", place: 2 },
  { entryId: 2, bib: "2", place: null },
  { entryId: 3, bib: "3", place: 1 },
  { entryId: 4, bib: "4", place: 3 },
  { entryId: 5, bib: "", place: null },
];
/** Who starts, with the second: `1@0`. */
const starts = (changes: Partial<StartRule>) =>
  planStarts({ ...rule, ...changes }, people).map(({ entryId, startsAt }) => `${entryId}@${startsAt / second}`);

describe("planStarts", () => {
  it("lets people start by their bibs, one after another, or the other way round", () => {
    expect(starts({})).toEqual(["1@0", "2@30", "3@60", "4@90", "5@120"]);
    expect(starts({ isReversed: true })).toEqual(["5@0", "4@30", "3@60", "2@90", "1@120"]);
  });

  it("lets several start at once, and waits after each so many starts", () => {
    expect(starts({ together: 2, everyMs: 60 * second })).toEqual(["1@0", "2@0", "3@60", "4@60", "5@120"]);
    const pause = { after: 2, ms: 300 * second };
    expect(starts({ pause })).toEqual(["1@0", "2@30", "3@360", "4@390", "5@720"]);
  });

  it("follows a typed list; who is not in it starts before it", () => {
    expect(starts({ order: "typed", bibs: ["4", "1", "99"] })).toEqual(["2@0", "3@30", "5@60", "4@90", "1@120"]);
    const reversed = starts({ order: "typed", bibs: ["4", "1"], isReversed: true });
    expect(reversed).toEqual(["2@0", "3@30", "5@60", "1@90", "4@120"]);
  });

  it("lets the best of a result start last, and who has none first", () => {
    expect(starts({ order: "result", isReversed: true })).toEqual(["2@0", "5@30", "4@60", "1@90", "3@120"]);
  });

  it("lets seeded people start last, one by one, at an interval of their own", () => {
    const seeded = starts({ together: 2, seeds: ["2", "1"], seedsEveryMs: 120 * second });
    expect(seeded).toEqual(["3@0", "4@0", "5@30", "2@150", "1@270"]);
    expect(starts({ seeds: ["1", "77"] })).toEqual(["2@0", "3@30", "4@60", "5@90", "1@120"]);
  });

  it("draws the same order with the same seed, and everybody once", () => {
    const drawn = starts({ order: "random", seed: "3141" });
    expect(starts({ order: "random", seed: "3141" })).toEqual(drawn);
    expect(starts({ order: "random", seed: "3142" })).not.toEqual(drawn);
    const ids = planStarts({ ...rule, order: "random", seed: "3141" }, people).map(({ entryId }) => entryId);
    expect(ids.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  });

  it("has nothing to plan without people", () => {
    expect(planStarts(rule, [])).toEqual([]);
  });
});

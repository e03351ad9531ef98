import { describe, expect, it } from "vitest";
import { type ExpectedEntry, guessBibs } from "./guess-bibs.ts";

const now = 1_796_000_000_000;
const minute = 60_000;

function given(bib: string, minutesFromNow: number | null = 0, state: ExpectedEntry["state"] = "due"): ExpectedEntry {
  return { bib, expectedAt: minutesFromNow === null ? null : now + minutesFromNow * minute, state };
}
const bibsOf = (typed: string, entries: readonly ExpectedEntry[], most?: number) =>
  guessBibs(typed, entries, now, most).map(({ entry }) => entry.bib);

describe("a bib with unreadable figures", () => {
  it("finds who fits it, who is due now first", () => {
    const entries = [given("417", 40), given("447", 2), given("497", -8), given("4177"), given("517")];
    expect(bibsOf("4?7", entries)).toEqual(["447", "497", "417"]);
  });

  it("puts who is overdue beside who is due, by the time, and who passed or is out last", () => {
    const entries = [given("407", 0, "out"), given("417", 0, "passed"), given("427", 30), given("437", -5, "overdue")];
    expect(bibsOf("4?7", entries)).toEqual(["437", "427", "417", "407"]);
  });

  it("finds nobody by more than fits", () => {
    expect(bibsOf("4??", [given("41"), given("4123")])).toEqual([]);
  });
});

describe("a bib that nobody has, or that has gone through", () => {
  it("proposes who differs by one slip, and says by which", () => {
    const entries = [given("418"), given("471"), given("4417"), given("47"), given("999"), given("417", 0, "passed")];
    expect(guessBibs("417", entries, now, 9).map(({ entry, by }) => [entry.bib, by])).toEqual([
      ["418", "digit"],
      ["471", "swapped"],
      ["47", "doubled"],
      ["4417", "missing"],
    ]);
  });

  it("never proposes the bib itself, nor anything for a single figure", () => {
    expect(bibsOf("417", [given("417")])).toEqual([]);
    expect(bibsOf("4", [given("5"), given("41")])).toEqual([]);
  });

  it("puts who is expected at no known time after the others, and gives no more than asked", () => {
    const entries = [given("411", null), given("412", 90), given("413", 10)];
    expect(bibsOf("417", entries)).toEqual(["413", "412", "411"]);
    expect(bibsOf("417", entries, 1)).toEqual(["413"]);
  });
});

import { describe, expect, test } from "vitest";
import { daysShown, monthWeeks, moveMonth } from "./month-grid.shared.ts";

const event = (name: string, startsOn: string, endsOn = startsOn) => ({ name, startsOn, endsOn });

describe("the days of a month's weeks", () => {
  test("begin on a Sunday and end on a Saturday", () => {
    expect(daysShown("2026-11")).toEqual({ from: "2026-11-01", to: "2026-12-05" });
    expect(daysShown("2026-02")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
    expect(daysShown("2025-12")).toEqual({ from: "2025-11-30", to: "2026-01-03" });
  });

  test("begin on a Monday where people are used to that", () => {
    expect(daysShown("2026-11", 1)).toEqual({ from: "2026-10-26", to: "2026-12-06" });
    const [week] = monthWeeks("2026-11", [event("sunday", "2026-11-01")], 1);
    expect(week!.bars[0]).toMatchObject({ from: 6, days: 1 });
  });

  test("months follow each other across a year's end", () => {
    expect([moveMonth("2025-12", 1), moveMonth("2026-01", -1)]).toEqual(["2026-01", "2025-12"]);
  });
});

describe("what takes place", () => {
  const barsOf = (items: ReturnType<typeof event>[]) =>
    monthWeeks("2026-11", items).map(({ bars }) =>
      bars.map(({ item, from, days, lane }) => [item.name, from, days, lane].join(" ")),
    );

  test("covers its days and continues in the next week", () => {
    expect(barsOf([event("rally", "2026-11-06", "2026-11-09")])).toEqual([
      ["rally 5 2 0"],
      ["rally 0 2 0"],
      [],
      [],
      [],
    ]);
    const [first, second] = monthWeeks("2026-11", [event("rally", "2026-11-06", "2026-11-09")]);
    expect(first!.bars[0]).toMatchObject({ beginsBefore: false, goesOn: true });
    expect(second!.bars[0]).toMatchObject({ beginsBefore: true, goesOn: false });
  });

  test("shares days with others in lanes, and uses a free lane again", () => {
    const [week] = barsOf([
      event("short", "2026-11-01"),
      event("long", "2026-11-01", "2026-11-03"),
      event("next", "2026-11-02"),
      event("later", "2026-11-04"),
    ]);
    expect(week).toEqual(["long 0 3 0", "short 0 1 1", "next 1 1 1", "later 3 1 0"]);
  });

  test("is left out where none of its days is shown", () => {
    expect(barsOf([event("spring", "2026-03-01")]).flat()).toEqual([]);
  });
});

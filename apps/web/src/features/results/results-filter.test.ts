import { describe, expect, test } from "vitest";
import { filterIn, filterOf, filterSearch, isSameFilter, offsetOf, rowHref } from "./results-filter.ts";

const read = (search: string) => filterOf(new URLSearchParams(search));

describe("the filter in the address", () => {
  test.each([
    {},
    { category: "42K" },
    { category: "42K", gender: "F", ageGroup: "40-44", text: "สมชาย ใจดี" },
    { text: "1024" },
    { ageGroup: "70+" },
  ] as const)("%j comes back as it was", (filter) => {
    expect(read(filterSearch(filter))).toEqual(filter);
  });

  test("values that are not valid are ignored", () => {
    expect(read("?gender=female&age=&q=%20%20&other=1")).toEqual({});
    expect(read(`?q=${"a".repeat(200)}`).text).toHaveLength(80);
  });

  test("the page does not belong to the filter", () => {
    expect(isSameFilter(read("?category=A&page=3"), read("?category=A"))).toBe(true);
    expect(offsetOf(new URLSearchParams("?page=3"))).toBe(200);
    expect(offsetOf(new URLSearchParams("?page=nonsense"))).toBe(0);
  });
});

test("an age group that a category or a gender does not have is left out", () => {
  const group = (code: string, gender: "M" | "F") => ({ code, from: 30, to: 39, gender });
  const ageGroups = [group("30-34", "M"), group("30-39", "F"), group("40+", "M"), group("40+", "F")];
  const category = { code: "42K", gender: "any", ageGroups } as const;
  const agesLeft = (gender: "M" | "F" | undefined, ageGroup: string) =>
    filterIn(category, { ...(gender && { gender }), ageGroup }).ageGroup;
  expect([agesLeft("M", "30-34"), agesLeft(undefined, "30-34"), agesLeft("F", "40+")]).toEqual([
    "30-34",
    "30-34",
    "40+",
  ]);
  expect([agesLeft("F", "30-34"), agesLeft("M", "50+")]).toEqual([undefined, undefined]);
  expect(filterIn({ ...category, gender: "M" }, { gender: "F", ageGroup: "30-34" })).toEqual({
    category: "42K",
    ageGroup: "30-34",
  });
});

test("a row's address leads to its page of the whole table", () => {
  expect(rowHref("boston-2014", "MARATHON", "F/1", 101)).toBe(
    "/register/events/boston-2014/results?category=MARATHON&page=2#bib-F%2F1",
  );
});

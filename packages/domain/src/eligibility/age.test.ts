import { describe, expect, it } from "vitest";
import { ageForClass, ageGroupOf, parseBirthDate } from "./age.ts";

const born = (birthDate: string) => ({ birthDate, givenAge: null });

describe("ageForClass", () => {
  it("counts whole years on the event day", () => {
    expect(ageForClass("eventDay", born("1984-11-22"), "2026-11-22")).toBe(42);
    expect(ageForClass("eventDay", born("1984-11-23"), "2026-11-22")).toBe(41);
  });

  it("counts the year alone where the rule is birth year or 31 December", () => {
    expect(ageForClass("birthYear", born("1984-12-31"), "2026-01-01")).toBe(42);
    expect(ageForClass("dec31", born("1984-12-31"), "2026-01-01")).toBe(42);
  });

  it("moves a birthday on 29 February to 1 March of other years", () => {
    expect(ageForClass("eventDay", born("2000-02-29"), "2027-02-28")).toBe(26);
    expect(ageForClass("eventDay", born("2000-02-29"), "2027-03-01")).toBe(27);
    expect(ageForClass("eventDay", born("2000-02-29"), "2028-02-29")).toBe(28);
  });

  it("takes the age as given, and uses the other source when one is missing", () => {
    expect(ageForClass("given", { birthDate: "1984-01-01", givenAge: 50 }, "2026-11-22")).toBe(50);
    expect(ageForClass("given", born("1984-01-01"), "2026-11-22")).toBe(42);
    expect(ageForClass("eventDay", { birthDate: null, givenAge: 33 }, "2026-11-22")).toBe(33);
    expect(ageForClass("eventDay", { birthDate: null, givenAge: null }, "2026-11-22")).toBeNull();
  });

  it("knows no age before birth", () => {
    expect(ageForClass("eventDay", born("2026-11-23"), "2026-11-22")).toBeNull();
    expect(ageForClass("birthYear", born("2027-01-01"), "2026-11-22")).toBeNull();
  });
});

describe("parseBirthDate", () => {
  it("reads years of the Common and the Buddhist era, day first or year first", () => {
    expect(parseBirthDate("1986-12-31")).toBe("1986-12-31");
    expect(parseBirthDate("2529-12-31")).toBe("1986-12-31");
    expect(parseBirthDate(" 5/1/2530 ")).toBe("1987-01-05");
    expect(parseBirthDate("05/01/1987")).toBe("1987-01-05");
  });

  it("finds leap days of Buddhist years by the Common Era year", () => {
    expect(parseBirthDate("29/2/2543")).toBe("2000-02-29");
    expect(parseBirthDate("29/2/2544")).toBeNull();
    expect(parseBirthDate("29/2/2443")).toBeNull();
  });

  it.each(["31/12/29", "1/5/27", "31/4/1990", "1990-13-01", "1990-00-10", "1990-1-1", "0044-01-01", "", "ไม่ทราบ"])(
    "refuses %j instead of guessing",
    (text) => {
      expect(parseBirthDate(text)).toBeNull();
    },
  );
});

describe("ageGroupOf", () => {
  const groups = [
    { code: "U20", from: 0, to: 19 },
    { code: "20-39", from: 20, to: 39 },
    { code: "50+", from: 50, to: null },
  ];

  it.each([
    [19, "U20"],
    [20, "20-39"],
    [39, "20-39"],
    [40, undefined],
    [99, "50+"],
    [null, undefined],
  ])("puts age %j into %j", (age, code) => {
    expect(ageGroupOf(groups, { age, gender: "M" })?.code).toBe(code);
  });

  it("puts men and women into groups of their own, and gender X into none of them", () => {
    const own = [
      { code: "40-44", from: 40, to: 44, gender: "M" as const },
      { code: "40-49", from: 40, to: 49, gender: "F" as const },
      { code: "60+", from: 60, to: null },
    ];
    const codes = (["M", "F", "X"] as const).map((gender) => ageGroupOf(own, { age: 42, gender })?.code);
    expect(codes).toEqual(["40-44", "40-49", undefined]);
    expect(ageGroupOf(own, { age: 47, gender: "M" })).toBeNull();
    expect(ageGroupOf(own, { age: 61, gender: "X" })?.code).toBe("60+");
  });
});

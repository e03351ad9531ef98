import { expect, it } from "vitest";
import { divisionAnswered, divisionsOf, rankingsOf, unmetBy } from "./named-rankings.ts";
import type { NamedRanking } from "./race.ts";

const given = (code: string, changes: Partial<NamedRanking> = {}): NamedRanking => ({
  code,
  name: { th: code, en: code },
  clock: "gun",
  gender: "any",
  youngestAge: null,
  oldestAge: null,
  nationality: "any",
  division: "",
  winnersLeave: false,
  ...changes,
});

const rankings = [
  given("ALL"),
  given("PRO", { division: "Pro" }),
  given("THAI-F", { nationality: "thai", gender: "F" }),
  given("FOREIGN", { nationality: "foreign" }),
  given("MASTERS", { youngestAge: 40, oldestAge: 49 }),
];

it("puts somebody in every ranking of which they meet all conditions", () => {
  const of = (person: Parameters<typeof rankingsOf>[1]) => rankingsOf(rankings, person);
  expect(of({ gender: "F", age: 40, nationality: "THA", division: "pro " })).toEqual([
    "ALL",
    "PRO",
    "THAI-F",
    "MASTERS",
  ]);
  expect(of({ gender: "M", age: 49, nationality: "tha" })).toEqual(["ALL", "MASTERS"]);
  expect(of({ gender: "M", age: 50, nationality: "KEN", division: "para" })).toEqual(["ALL", "FOREIGN"]);
});

it("puts nobody in a ranking by what is not known of them", () => {
  expect(rankingsOf(rankings, { gender: "X", age: null, nationality: "" })).toEqual(["ALL"]);
  expect(unmetBy({ gender: "X", age: null, nationality: "" }, rankings[2]!)).toEqual(["gender", "nationality"]);
  expect(unmetBy({ gender: "X", age: null }, rankings[4]!)).toEqual(["age"]);
  expect(rankingsOf(undefined, { gender: "F", age: 30 })).toEqual([]);
});

it("names each division mark once, however it is written", () => {
  const marks = [
    given("A", { division: "Pro" }),
    given("B", { division: "pro" }),
    given("C"),
    given("D", { division: "Para" }),
  ];
  expect(divisionsOf(marks)).toEqual(["Pro", "Para"]);
});

it("takes the mark that somebody chose on entering", () => {
  expect(divisionAnswered(rankings, { 7: "L", 8: "pro" })).toBe("Pro");
  expect(divisionAnswered(rankings, { 7: ["x", "PRO"], 8: 3 })).toBe("Pro");
  expect([divisionAnswered(rankings, { 7: "para" }), divisionAnswered(undefined, { 7: "pro" })]).toEqual(["", ""]);
});

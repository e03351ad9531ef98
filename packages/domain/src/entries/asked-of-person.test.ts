import { expect, it } from "vitest";
import { type AskedOfPerson, missingOfPerson, tidyNumbers, usuallyAsked, withoutUnasked } from "./asked-of-person.ts";
import { entryProblems } from "./entry-problems.ts";
import { readEntryLine } from "./read-entry-line.ts";
import { readPassport, readThaiId } from "./thai-id.ts";

const person = {
  firstNameEn: "",
  lastNameEn: "",
  nationalId: "",
  passport: "",
  nationality: "",
  address: "",
  subdistrict: "",
  district: "",
  postcode: "",
  province: "",
  club: "",
  shirtSize: "",
  emergencyName: "",
  emergencyRelation: "",
  emergencyPhone: "",
  medicalNote: "",
};
const asking = (changes: Partial<AskedOfPerson>): AskedOfPerson => ({ ...usuallyAsked, ...changes });
const missing = (asked: Partial<AskedOfPerson>, has: Partial<typeof person> = {}) =>
  missingOfPerson({ ...person, ...has }, asking(asked)).map(({ path }) => path);

it("reads a citizen's number by its check digit, in either kind of digits", () => {
  expect(readThaiId("1-1017-00230-70-8")).toBe("1101700230708");
  expect(readThaiId("๑๑๐๑๗๐๐๒๓๐๗๐๘")).toBe("1101700230708");
  for (let last = 0; last < 10; last++) {
    expect(readThaiId(`110170023070${last}`) !== null).toBe(last === 8);
  }
  expect(readThaiId("0000000000001")).toBeNull();
});

it("reads the number of a passport without blanks, in capitals", () => {
  expect(readPassport("aa 1234567")).toBe("AA1234567");
  expect([readPassport("SOMCHAI"), readPassport("A-1"), readPassport("1101700230708")]).toEqual([null, null, null]);
});

it("misses nothing that is not required", () => {
  expect(missing({ nationalId: "optional", address: "optional" })).toEqual([]);
});

it("takes one of both numbers where both are asked", () => {
  const both = { nationalId: "required", passport: "optional" } as const;
  expect(missing(both)).toEqual(["nationalId"]);
  expect(missing(both, { passport: "AA1234567" })).toEqual([]);
  expect(missing({ nationalId: "required" }, { passport: "AA1234567" })).toEqual(["nationalId"]);
});

it("asks of an address what a letter needs", () => {
  expect(missing({ address: "required" }, { province: "เชียงใหม่" })).toEqual(["address", "postcode"]);
});

it("keeps nothing that is not asked", () => {
  const typed = { ...person, nationalId: "1101700230708", firstNameEn: "Somchai" };
  expect(withoutUnasked(typed, usuallyAsked)).toMatchObject({ nationalId: "", firstNameEn: "Somchai" });
  expect(withoutUnasked(typed, asking({ nationalId: "optional", latinName: "hidden" }))).toMatchObject({
    nationalId: "1101700230708",
    firstNameEn: "",
  });
});

it("names a wrong number at its field, and one that nobody asked for", () => {
  const good = { firstName: "มานี", lastName: "", category: "10K" };
  const codes = (typed: object, asked: Partial<AskedOfPerson>) =>
    entryProblems({ ...good, ...typed }, "2026-11-15", asking(asked)).map(({ path, code }) => `${path} ${code}`);
  const asked = { nationalId: "optional", passport: "optional" } as const;
  expect(codes({ nationalId: "1101700230708", passport: "AA1234567" }, asked)).toEqual([]);
  expect(codes({ nationalId: "1101700230705", passport: "??" }, asked)).toEqual([
    "nationalId bad_thai_id",
    "passport bad_passport",
  ]);
  expect(codes({ nationalId: "1101700230708", passport: "AA1234567" }, {})).toEqual([
    "nationalId thai_id",
    "passport not_asked",
  ]);
  expect(codes({ firstName: "1101700230708" }, asked)).toEqual(["firstName thai_id"]);
});

it("reads numbers from a spreadsheet only where the event asks for them, and repeats none of them", () => {
  const cells = { firstName: "มานี", nationalId: "1-1017-00230-70-8", passport: "aa1234567" };
  const read = (asked: Partial<AskedOfPerson>, more = {}) =>
    readEntryLine({ ...cells, ...more }, { raceDay: "2026-11-15", categories: new Map(), asked: asking(asked) });
  const both = { nationalId: "optional", passport: "optional" } as const;
  expect(read(both).draft).toMatchObject({ nationalId: "1101700230708", passport: "AA1234567" });
  expect(read({}).problems).toEqual([
    { column: "nationalId", code: "thai_id", value: "" },
    { column: "passport", code: "not_asked", value: "" },
  ]);
  expect(read(both, { nationalId: "1101700230705" }).problems).toEqual([
    { column: "nationalId", code: "bad_thai_id", value: "" },
  ]);
});

it("leaves a number that cannot be read for the rules to name", () => {
  expect(tidyNumbers({ nationalId: "1 1017 00230 70 8", passport: "?" })).toEqual({
    nationalId: "1101700230708",
    passport: "?",
  });
});

it("asks no postcode of an address abroad: not every country has one", () => {
  const has = { address: "12 Nathan Road, Hong Kong" };
  expect(missing({ address: "required" }, { ...has, province: "ต่างประเทศ" })).toEqual([]);
  expect(missing({ address: "required" }, { ...has, province: "ตาก" })).toEqual(["postcode"]);
});

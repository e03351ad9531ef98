import { describe, expect, it } from "vitest";
import { publicName, publicPerson, type PublicView } from "./public-person.ts";
import { shownName } from "./shown-name.ts";

describe("the name that the public sees", () => {
  it.each([
    ["full", "สมหญิง", "รักวิ่ง", "สมหญิง รักวิ่ง"],
    ["short", "สมหญิง", "รักวิ่ง", "สมหญิง ร."],
    ["initials", "สมหญิง", "รักวิ่ง", "ส. ร."],
    ["initials", "เอกชัย", "ไพบูลย์", "อ. พ."],
    ["initials", "émile", "o'neil", "É. O."],
    ["short", "ทีมสายฟ้า", "", "ทีมสายฟ้า"],
    ["initials", "“ก้อง”", " ", "ก."],
    ["full", "", "", ""],
    ["initials", "---", "", ""],
  ] as const)("%s: %s %s is %s", (form, firstName, lastName, expected) => {
    expect(shownName(form, { firstName, lastName })).toBe(expected);
  });
});

it("leaves out what the event does not show, and nothing else", () => {
  const person = {
    bib: "7",
    firstName: "สมหญิง",
    lastName: "รักวิ่ง",
    firstNameEn: "Somying",
    lastNameEn: "Rakwing",
    club: "ชมรม",
    province: "น่าน",
    nationality: "THA",
    ageGroup: "30-39",
  };
  const all: PublicView = {
    names: "full",
    club: true,
    province: true,
    ageGroup: true,
    nationality: true,
    bib: true,
    startList: true,
  };
  expect(publicPerson(all, person)).toEqual({
    bib: "7",
    name: "สมหญิง รักวิ่ง",
    nameEn: "Somying Rakwing",
    club: "ชมรม",
    province: "น่าน",
    nationality: "THA",
    ageGroup: "30-39",
  });
  const little = {
    ...all,
    names: "initials",
    club: false,
    province: false,
    ageGroup: false,
    nationality: false,
  } as const;
  expect(publicPerson(little, person)).toEqual({
    bib: "7",
    name: "ส. ร.",
    nameEn: "S. R.",
    club: "",
    province: "",
    nationality: "",
    ageGroup: null,
  });
});

it("writes a Thai name as it sounds where nobody wrote a Latin one", () => {
  const mani = { firstName: "มานี", lastName: "ใจดี", firstNameEn: "", lastNameEn: "" };
  expect(publicName("full", mani)).toEqual({ name: "มานี ใจดี", nameEn: "", nameRtgs: "Mani Chaidi" });
  expect(publicName("short", mani)).toEqual({ name: "มานี จ.", nameEn: "", nameRtgs: "Mani C." });
  expect(publicName("full", { ...mani, firstNameEn: "Manee" })).toEqual({ name: "มานี ใจดี", nameEn: "Manee" });
  expect(publicName("full", { ...mani, firstName: "Ann", lastName: "" })).toEqual({ name: "Ann", nameEn: "" });
});

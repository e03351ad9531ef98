import { describe, expect, it } from "vitest";
import { asShown, shownName, type PublicView } from "./public-person.ts";

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
  const person = { bib: "7", club: "ชมรม", province: "น่าน", nationality: "THA", ageGroup: "30-39" };
  const all: PublicView = {
    names: "full",
    club: true,
    province: true,
    ageGroup: true,
    nationality: true,
    bib: true,
    startList: true,
  };
  expect(asShown(all, person)).toEqual(person);
  expect(asShown({ ...all, club: false, province: false, ageGroup: false, nationality: false }, person)).toEqual({
    bib: "7",
    club: "",
    province: "",
    nationality: "",
    ageGroup: null,
  });
});

import { expect, it } from "vitest";
import { missingColumns } from "./entry-draft.ts";
import { categoryKey, type LineCells, type LineContext, readEntryLine } from "./read-entry-line.ts";

const tenK = { code: "10K", gender: "any" } as const;
const women = { code: "10KW", gender: "F" } as const;
const context: LineContext = {
  raceDay: "2026-11-15",
  categories: new Map<string, typeof tenK | typeof women>([
    ["10k", tenK],
    [categoryKey("10 กม."), tenK],
    ["10kw", women],
  ]),
};
const read = (cells: LineCells) => readEntryLine(cells, context);

it("reads a line as Thai organisers write it", () => {
  const { draft, problems } = read({
    bib: "F12",
    title: "นางสาว",
    fullName: "สมหญิง  ณ อยุธยา",
    category: "10 กม",
    birthDate: "12/5/2533",
    phone: "812345678",
    club: "-",
    email: "somying@example.org",
  });
  expect(problems).toEqual([]);
  expect(JSON.parse(JSON.stringify(draft))).toEqual({
    bib: "F12",
    firstName: "สมหญิง",
    lastName: "ณ อยุธยา",
    gender: "F",
    category: "10K",
    birthDate: "1990-05-12",
    phone: "0812345678",
    email: "somying@example.org",
  });
});

it("takes Thai digits for the numbers of a line", () => {
  const { draft, problems } = read({
    bib: "๑๐๒",
    category: "๑๐ กม",
    fullName: "สมหญิง รักวิ่ง",
    gender: "F",
    age: "๓๕",
    chip: "A๑๒",
    phone: "๐๘๑๒๓๔๕๖๗๘",
    club: "ชมรม ๙",
  });
  expect(problems).toEqual([]);
  // names stay as they are written
  expect(draft).toMatchObject({
    bib: "102",
    category: "10K",
    givenAge: 35,
    chip: "A12",
    phone: "0812345678",
    club: "ชมรม ๙",
  });
});

it("takes no telephone that a spreadsheet has rounded: its last digits are lost", () => {
  const problemsOf = (phone: string) => read({ phone }).problems.filter(({ column }) => column === "phone");
  expect(["8.12346E+08", "๘.๑๒E+๐๘"].map((phone) => problemsOf(phone)[0]?.code)).toEqual(["bad_phone", "bad_phone"]);
  expect(problemsOf("0812345678 ต่อ 12")).toEqual([]);
});

it("names every problem of a line at once", () => {
  const { problems } = read({
    category: "100K",
    gender: "?",
    birthDate: "1/1/2570",
    age: "200",
    email: "nobody",
    club: "#REF!",
    team: "1101700230708",
    firstName: "ก".repeat(121),
  });
  expect(problems.map(({ column, code }) => `${column} ${code}`).sort()).toEqual([
    "age bad_age",
    "birthDate born_after_race",
    "category unknown",
    "club formula_error",
    "email bad_email",
    "firstName too_long",
    "gender unknown",
    "team thai_id",
  ]);
  expect(JSON.stringify(problems)).not.toContain("1101700230708");
});

it("takes the gender from a category for one gender, and names missing columns", () => {
  expect(read({ category: "10KW", firstName: "มานี" }).draft.gender).toBe("F");
  expect(missingColumns(read({ firstName: "มานี" }).draft)).toEqual(["category", "gender"]);
  expect(missingColumns(read({ category: "10kw", lastName: "มีนา" }).draft)).toEqual(["firstName"]);
  expect(missingColumns(read({ category: "10kw", firstName: "มีนา" }).draft)).toEqual([]);
});

it.each(["--", ".", "_"])("takes %s for no category, also where one has no name in English", (category) => {
  const tenK = { code: "10K", gender: "any" } as const;
  const categories = new Map([
    [categoryKey("10 กม."), tenK],
    [categoryKey(""), tenK],
  ]);
  const { draft, problems } = readEntryLine({ category }, { raceDay: "2026-11-15", categories });
  expect(draft.category).toBeUndefined();
  expect(problems).toEqual([{ column: "category", code: "unknown", value: category }]);
});

import type { ImportLine } from "@time-event/contract/entry-import";
import { expect, it } from "vitest";
import {
  type ImportGrid,
  mendedFile,
  notice,
  nothingMended,
  nothingNoticed,
  reportFile,
  reportName,
  withCell,
  withLine,
} from "./mending.ts";

const header = ["BIB", "ชื่อ", "สิ่งที่ต้องแก้"];
const grid: ImportGrid = {
  headerLine: 2,
  header,
  rows: [
    { line: 3, cells: ["F1", "มานี", "เก่า"] },
    { line: 6, cells: ["F2", '=cmd|"x"\nสอง', ""] },
    { line: 7, cells: ["F3", "ปิติ", ""] },
  ],
};

it("sends the file with what was mended: each line keeps its number, and one that is left out is blank", () => {
  const mending = withLine(withCell(nothingMended, 3, 1, 'มา"นะ'), 7, false);
  expect(mendedFile(grid, header, mending).split("\n")).toEqual([
    "",
    '"BIB","ชื่อ","สิ่งที่ต้องแก้"',
    '"F1","มา""นะ","เก่า"',
    "",
    "",
    '"F2","=cmd|""x"" สอง",""',
  ]);
  const again = withLine(mending, 7, true);
  expect(mendedFile(grid, [...header, "เพศ"], withCell(again, 7, 3, "ชาย")).split("\n")[6]).toBe('"F3","ปิติ","","ชาย"');
});

it("reports what is wrong in one more column of the file itself, which no spreadsheet runs as a formula", () => {
  const wrong = { heading: "What is wrong", headings: ["สิ่งที่ต้องแก้", "What is wrong"], of: (line: number) => `=${line}` };
  expect(reportFile(grid, header, withCell(nothingMended, 3, 0, "F9"), wrong)).toBe(
    '\uFEFF"BIB","ชื่อ","What is wrong"\r\n"F9","มานี","\'=3"\r\n"F2","\'=cmd|""x""\nสอง","\'=6"\r\n"F3","ปิติ","\'=7"\r\n',
  );
  expect(["entrants.csv", "รายชื่อ.XLSX", "entrants - checked.csv"].map((name) => reportName(name, "checked"))).toEqual([
    "entrants - checked.csv",
    "รายชื่อ - checked.csv",
    "entrants - checked.csv",
  ]);
});

const bad = (line: number, ...columns: (ImportLine["problems"][number]["column"] | undefined)[]): ImportLine => ({
  line,
  fate: columns.length > 0 ? "problem" : "new",
  bib: "",
  name: "",
  changes: [],
  problems: columns.map((column) => ({ column: column ?? null, code: "required", value: "" })),
});

it("shows the cell of each problem, adds a column that the file lacks, and keeps a mended cell on the screen", () => {
  const mapping = ["bib", "fullName", null] as const;
  const lines = [bad(3, "firstName", "gender"), bad(6, undefined), bad(7)];
  const first = notice(nothingNoticed, lines, mapping, (column) => column !== "phone");
  expect(first.added).toEqual(["gender"]);
  expect([...first.places].map(([line, places]) => [line, [...places]])).toEqual([
    [3, [1, 3]],
    [6, []],
  ]);
  const then = notice(
    first,
    [bad(3), bad(6), bad(7, "category", "gender", "phone")],
    mapping,
    (column) => column !== "phone",
  );
  expect(then.added).toEqual(["gender", "category"]);
  expect([...then.places].map(([line, places]) => [line, [...places]])).toEqual([
    [3, [1, 3]],
    [6, []],
    [7, [4, 3]],
  ]);
});

import { expect, it } from "vitest";
import { reportOf } from "./import-report.ts";

const words = {
  line: "Line",
  fate: "Fate",
  who: "Who",
  what: "What",
  fates: { new: "New", changed: "Changed", same: "Same", problem: "Problem" },
};

it("reports what happened to each line, in cells that no spreadsheet runs as a formula", () => {
  const line = { line: 7, fate: "problem", bib: "F12", name: '=cmd|"x"', changes: [], problems: [] } as const;
  const report = reportOf([{ ...line, changes: [], problems: [] }], words, () => "a, b");
  expect(report).toBe(`\uFEFF"Line","Fate","Bib","Who","What"\r\n"7","Problem","F12","'=cmd|""x""","a, b"\r\n`);
});

import { expect, it } from "vitest";
import { readColumns, usualColumns, writeColumns } from "./column-choice.ts";

it("shows the usual columns if the address names no known column", () => {
  expect(readColumns(null)).toEqual(usualColumns);
  expect(readColumns("phone,__proto__")).toEqual(usualColumns);
});

it("reads back what it wrote, in the order of the table", () => {
  expect(readColumns(writeColumns(["status", "club"]))).toEqual(["club", "status"]);
  expect(writeColumns([...usualColumns].reverse())).toBe("");
});

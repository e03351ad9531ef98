import { expect, test } from "vitest";
import { freshRows } from "./fresh-rows.ts";

const row = (bib: string, at: number | null, status: "on_course" | "finished" = "on_course") => ({
  bib,
  status,
  lastSeen: at === null ? null : { checkpoint: "LAP", at },
});

test("a new lap, a finish and a first read are news; a row that only came into sight is none", () => {
  const before = [row("1", 10), row("2", 20), row("3", null), row("4", 5)];
  const after = [row("1", 10), row("2", 30), row("3", 7), row("4", 5, "finished"), row("5", 9), undefined];
  expect([...freshRows(before, after)]).toEqual(["2", "3", "4"]);
});

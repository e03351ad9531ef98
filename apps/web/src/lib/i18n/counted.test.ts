import { expect, it } from "vitest";
import { counted } from "./counted.ts";

it("counts one thing in the singular, as a number or as its text", () => {
  expect([counted(0, "place"), counted(1, "place"), counted("1", "entry", "entries")]).toEqual([
    "0 places",
    "1 place",
    "1 entry",
  ]);
  expect(counted("21", "entry", "entries")).toBe("21 entries");
});

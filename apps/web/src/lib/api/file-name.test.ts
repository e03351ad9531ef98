import { expect, test } from "vitest";
import { fileNameOf } from "./file-name.ts";

test("a Thai file name is preferred to its ASCII form", () => {
  expect(fileNameOf(`attachment; filename="list.csv"; filename*=UTF-8''${encodeURIComponent("รายชื่อ.csv")}`)).toBe(
    "รายชื่อ.csv",
  );
  expect(fileNameOf(`attachment; filename="list.csv"`)).toBe("list.csv");
});

test("a reply without a file name gives none", () => {
  expect(fileNameOf(null)).toBeUndefined();
  expect(fileNameOf("inline")).toBeUndefined();
});

import { expect, test } from "vitest";
import { fileNameOf } from "./file-name.ts";

test("a Thai name counts more than its plain stand-in", () => {
  expect(fileNameOf(`attachment; filename="list.csv"; filename*=UTF-8''${encodeURIComponent("รายชื่อ.csv")}`)).toBe(
    "รายชื่อ.csv",
  );
  expect(fileNameOf(`attachment; filename="list.csv"`)).toBe("list.csv");
});

test("a reply need not name its file", () => {
  expect(fileNameOf(null)).toBeUndefined();
  expect(fileNameOf("inline")).toBeUndefined();
});

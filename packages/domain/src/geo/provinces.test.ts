import { expect, test } from "vitest";
import { provinceName, provincesNamed, provinces } from "./provinces.ts";

test("has all 77 provinces once, in both scripts", () => {
  expect(new Set(provinces).size).toBe(77);
  expect(new Set(provinces.map((province) => provinceName(province, "en"))).size).toBe(77);
  expect(provinces.filter((province) => !/^[A-Z][A-Za-z ]+$/.test(provinceName(province, "en")))).toEqual([]);
});

test("leaves a place abroad as it is", () => {
  expect(provinceName("Massachusetts", "th")).toBe("Massachusetts");
  expect(provinceName("น่าน", "th")).toBe("น่าน");
});

test("a province is found by a part of its Latin name, and nothing by no letters", () => {
  expect(provincesNamed("Chiang Mai")).toEqual(["เชียงใหม่"]);
  expect(provincesNamed("chiang").length).toBe(2);
  expect([provincesNamed(" "), provincesNamed("%")]).toEqual([[], []]);
});

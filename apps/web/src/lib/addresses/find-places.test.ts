import { provinces } from "@time-event/domain/geo/provinces";
import { expect, test } from "vitest";
import { findPlaces, readPlaces } from "./find-places.ts";
import list from "./thai-addresses.txt?raw";

const places = readPlaces(list);
const namesOf = (typed: string) =>
  findPlaces(places, typed).map(({ subdistrict, district, postcode }) => `${subdistrict} ${district} ${postcode}`);

test("the list has every province by our name, and a postcode for each subdistrict", () => {
  expect(new Set(places.map(({ province }) => province))).toEqual(new Set(provinces));
  expect(places.length).toBeGreaterThan(7_000);
  expect(places.filter(({ postcode, subdistrict }) => !/^\d{5}$/.test(postcode) || subdistrict === "")).toEqual([]);
});

test("a place is found by its postcode, its name with or without what kind of place it is, or its district", () => {
  expect(namesOf("50200")).toContain("สุเทพ เมืองเชียงใหม่ 50200");
  expect(namesOf("สุเทพ")[0]).toBe("สุเทพ เมืองเชียงใหม่ 50200");
  expect(namesOf("ต.สุเทพ")[0]).toBe("สุเทพ เมืองเชียงใหม่ 50200");
  expect(namesOf("เขตจตุจักร")).toContain("ลาดยาว จตุจักร 10900");
});

test("too little to guess, and what nobody lives in, finds nothing", () => {
  expect([namesOf("ส"), namesOf("99999"), namesOf("Zürich")]).toEqual([[], [], []]);
});

import { provinces } from "@time-event/domain/geo/provinces";
import { expect, test } from "vitest";
import english from "./english-addresses.txt?raw";
import { findPlaces, languageOfTyped, readPlaces } from "./find-places.ts";
import thai from "./thai-addresses.txt?raw";

const lists = { th: readPlaces(thai), en: readPlaces(english) };
const namesOf = (typed: string, language: "th" | "en" = "th") =>
  findPlaces(lists[languageOfTyped(typed, language)], typed).map(
    ({ subdistrict, district, postcode }) => `${subdistrict} ${district} ${postcode}`,
  );

for (const [language, places] of Object.entries(lists)) {
  test(`the list in ${language} has every province by our name, and a postcode for each subdistrict`, () => {
    expect(new Set(places.map(({ province }) => province))).toEqual(new Set(provinces));
    expect(places.length).toBeGreaterThan(7_000);
    expect(places.filter(({ postcode, subdistrict }) => !/^\d{5}$/.test(postcode) || subdistrict === "")).toEqual([]);
  });
}

test("both lists have the same postcodes in the same districts, each list in its own letters", () => {
  const shapeOf = (text: string) => text.split("\n").map((line) => line.replace(/[^\d;]+/g, " "));
  expect(shapeOf(english)).toEqual(shapeOf(thai));
  expect(lists.en.filter(({ subdistrict, district }) => !/^[A-Z][A-Za-z'. -]+$/.test(district + subdistrict))).toEqual(
    [],
  );
});

test("a place is found by its postcode, its name with or without what kind of place it is, or its district", () => {
  expect(namesOf("50200")).toContain("สุเทพ เมืองเชียงใหม่ 50200");
  expect(namesOf("สุเทพ")[0]).toBe("สุเทพ เมืองเชียงใหม่ 50200");
  expect(namesOf("ต.สุเทพ")[0]).toBe("สุเทพ เมืองเชียงใหม่ 50200");
  expect(namesOf("เขตจตุจักร")).toContain("ลาดยาว จตุจักร 10900");
});

test("a place is found by its English name, however it is spaced, and by a province's name alone", () => {
  expect(namesOf("50200", "en")).toContain("Suthep Mueang Chiang Mai 50200");
  expect(namesOf("suthep")[0]).toBe("Suthep Mueang Chiang Mai 50200");
  expect(namesOf("Tambon Suthep")[0]).toBe("Suthep Mueang Chiang Mai 50200");
  expect(namesOf("watthana", "en")).toContain("Khlong Toei Nuea Watthana 10110");
  expect(namesOf("Muang Chiangmai")[0]).toMatch(/Mueang Chiang Mai/);
  expect(namesOf("Phuket")[0]).toMatch(/Mueang Phuket/);
  expect(namesOf("ภูเก็ต")[0]).toMatch(/เมืองภูเก็ต/);
});

test("too little to guess, and what nobody lives in, finds nothing", () => {
  expect([namesOf("ส"), namesOf("99999"), namesOf("Zürich")]).toEqual([[], [], []]);
});

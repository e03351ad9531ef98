import { expect, test } from "vitest";
import { nameSound } from "@time-event/domain/text/name-sound";
import { femaleFirstNames, maleFirstNames } from "./first-names.ts";
import { surnames } from "./surnames.ts";

const names = [...maleFirstNames, ...femaleFirstNames, ...surnames];

test("of the Thai names and the spellings that people chose, 97 in 100 have the same consonants", () => {
  const others = names.filter(({ th, en }) => nameSound(th).bones !== nameSound(en).bones);
  expect(names.length).toBeGreaterThan(400);
  expect(others.length / names.length).toBeLessThan(0.03);
});

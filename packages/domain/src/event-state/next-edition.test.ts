import { expect, it } from "vitest";
import { nameOfEdition, slugOfEdition } from "./next-edition.ts";

const [from, to] = ["2027-02-14", "2028-02-13"];

it.each([
  ["Doi Inthanon Trail 2027", "Doi Inthanon Trail 2028"],
  ["ดอยอินทนนท์เทรล 2570", "ดอยอินทนนท์เทรล 2571"],
  ["2027 Run 12027 m", "2028 Run 12027 m"],
  ["Bangsaen 21", "Bangsaen 21"],
])("names the next edition of %s %s", (name, expected) => {
  expect(nameOfEdition(name, from, to)).toBe(expected);
});

it.each([
  ["doi-inthanon-trail-2027", "Doi Inthanon Trail 2028", "doi-inthanon-trail-2028"],
  ["dit-2570", "Doi Inthanon Trail", "dit-2571"],
  ["doi", "Doi Inthanon Trail 2028", "doi-inthanon-trail-2028"],
])("finds the address of the next edition of %s", (slug, name, expected) => {
  expect(slugOfEdition({ slug, name }, from, to)).toBe(expected);
});

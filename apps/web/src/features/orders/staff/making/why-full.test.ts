import { expect, it } from "vitest";
import { whyFullOf } from "./why-full.ts";

it("closes a full category at the desk, but none of which only the entries are closed", () => {
  expect(whyFullOf({ whyNot: [] })).toBeUndefined();
  expect(whyFullOf({ whyNot: ["entries_closed", "price_over"] })).toBeUndefined();
  expect(whyFullOf({ whyNot: ["entries_closed", "places_held"] })).toBe("places_held");
  expect(whyFullOf({ whyNot: ["category_full"] })).toBe("category_full");
});

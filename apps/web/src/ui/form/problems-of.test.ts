import { feeTierForm } from "@time-event/contract/categories";
import { eventClone } from "@time-event/contract/staff-events";
import { expect, it } from "vitest";
import { problemsOf } from "./problems-of.ts";

it("asks for a day that is empty, and says of one that is mistyped that it is wrong", () => {
  const event = { eventId: 1, slug: "a", name: { th: "ก", en: "a" } };
  const wordOf = (startsOn: string) => problemsOf(eventClone.body, { ...event, startsOn })["startsOn"];
  expect([wordOf(""), wordOf("31/12")]).toEqual(["required", "invalid_format"]);
});

it("asks for a price that nobody typed, also after its draft was kept; 0 is a price", () => {
  const tier = { name: { th: "ปกติ", en: "Regular" }, endsAt: null, untilSold: null };
  const problems = (priceSatang: number | null) => problemsOf(feeTierForm, { ...tier, priceSatang });
  expect(problems(0)).toEqual({});
  expect(problems(Number.NaN)).toEqual({ priceSatang: "required" });
  // as JSON keeps it
  expect(problems(null)).toEqual({ priceSatang: "required" });
});

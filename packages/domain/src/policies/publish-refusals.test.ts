import { expect, it } from "vitest";
import { publishRefusals } from "./publish-refusals.ts";

const good = { th: "ข้อตกลง", en: "Terms" };

it("lets a text in both languages through", () => {
  expect(publishRefusals(good, undefined)).toEqual([]);
  expect(publishRefusals(good, { ...good, en: "Old terms" })).toEqual([]);
});

it("names everything that is missing, at once", () => {
  expect(publishRefusals({ th: " ", en: "" }, undefined)).toEqual(["draft_empty_th"]);
  expect(publishRefusals({ th: "{{organiser}}", en: "" }, undefined)).toEqual(["draft_unfilled"]);
  expect(publishRefusals(good, good)).toEqual(["draft_unchanged"]);
});

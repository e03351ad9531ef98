import { expect, it } from "vitest";
import { differingFields, mergedFields } from "./merge-entries.ts";

const keep = { bib: "1", phone: "", club: "ก", shirtSize: "M", birthDate: null };
const drop = { bib: "2", phone: "081", club: "ข", shirtSize: "M", birthDate: "1990-01-01" };

it("fills what is missing, and never the bib", () => {
  expect(mergedFields(keep, drop, [])).toEqual({ phone: "081", birthDate: "1990-01-01" });
  expect(mergedFields({ ...keep, bib: "" }, drop, ["bib"])).not.toHaveProperty("bib");
});

it("replaces what is taken", () => {
  expect(mergedFields(keep, drop, ["club"])).toMatchObject({ club: "ข" });
});

it("names what differs", () => {
  expect(differingFields([keep, drop])).toEqual(["club", "phone"]);
});

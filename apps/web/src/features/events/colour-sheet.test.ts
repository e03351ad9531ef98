import { eventColours, tintShares } from "@time-event/domain/colour/event-colours";
import { expect, test } from "vitest";
import { contrast, mix, opaque } from "../../../scripts/colour.ts";
import { readThemes } from "../../../scripts/theme-sheets.ts";
import { colourSheet } from "./colour-sheet.ts";

const chosen = ["#facc15", "#0f766e", "#0b1f4b", "#e11d48", "#ff6b00", "#000000", "#ffffff", "#7c3aed", "#84cc16"];

test.each([...readThemes()])("in theme %s any colour reaches AA wherever text stands", (_, { tokens }) => {
  const { ground, surface, sunken } = tokens.colours;
  const faint = chosen.filter((colour) => {
    const { primary, onPrimary, primaryInk } = eventColours(colour)[tokens.scheme];
    const soft = mix(surface, opaque(primary), tintShares[tokens.scheme]);
    const ratios = [ground, surface, sunken, soft].map((each) => contrast(opaque(primaryInk), each));
    return Math.min(...ratios, contrast(opaque(onPrimary), opaque(primary))) < 4.5;
  });
  expect(faint).toEqual([]);
});

test("a sheet has the colours of both schemes, for the page or for a part of it", () => {
  expect(colourSheet("#0f766e")).toContain(":root:root{--primary:light-dark(#0f766e,#2e817a);");
  expect(colourSheet("#0f766e", ".part")).toMatch(/\{\.part\{--primary:.*\}\}$/);
  expect(colourSheet("#0f766e", ".part")).not.toContain(".header");
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { eventColours, pictureColours } from "./event-colours.ts";
import { isHexColour } from "./hex-colour.ts";
import { contrast, fromHex, toHex, white } from "./rgb.ts";

const anyColour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(toHex);
const ratio = (a: string, b: string) => contrast(fromHex(a), fromHex(b));

it("reaches AA with any colour, on buttons and as ink in both schemes", () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const { light, dark } = eventColours(colour);
      for (const { primary, primaryHover, onPrimary } of [light, dark]) {
        expect(ratio(onPrimary, primary)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(onPrimary, primaryHover)).toBeGreaterThanOrEqual(4.5);
      }
      for (const ground of ["#ffffff", "#f9fafb", "#e1e4e9"])
        expect(ratio(light.primaryInk, ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of ["#000000", "#1f2937", "#323232"])
        expect(ratio(dark.primaryInk, ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it("leaves a colour as it is where it can be read", () => {
  expect(eventColours("#0f766e").light).toMatchObject({ primary: "#0f766e", onPrimary: "#ffffff" });
  expect(eventColours("#facc15").light).toMatchObject({ primary: "#facc15", onPrimary: "#000000" });
});

it("gives pictures a ground for white text", () => {
  const readable = (colours: readonly string[]) => colours.map(fromHex).every((each) => contrast(white, each) >= 4.4);
  fc.assert(fc.property(anyColour, (colour) => readable(pictureColours(colour, "road"))));
  const arts = [
    "road",
    "trail",
    "cycling",
    "mtb",
    "triathlon",
    "duathlon",
    "swim",
    "rally",
    "walk",
    "virtual",
    "other",
  ];
  expect(arts.filter((art) => !readable(pictureColours(null, art)))).toEqual([]);
});

it.each([
  ["#0f766e", true],
  ["#0F766E", false],
  ["0f766e", false],
  ["#fff", false],
  ["red", false],
])("%s is a colour: %s", (text, is) => {
  expect(isHexColour(text)).toBe(is);
});

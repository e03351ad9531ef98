import { encode } from "uqr";
import { expect, it } from "vitest";
import { qrDrawing } from "./qr-drawing.ts";

it("draws every dark square of the code, and no other", () => {
  const text = "00020101021229370016A000000677010111011300668122233335303764540530.005802TH63043CAD";
  const { size, path } = qrDrawing(text);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(width); at++) drawn[Number(y)]![Number(x) + at] = true;
  }
  expect(drawn).toEqual(encode(text, { ecc: "M", border: 2 }).data);
});

import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { readSlip } from "./read-slip.ts";
import { drawSlip, slipText } from "./testing/given-slip.ts";

const text = slipText("20261122ABCDEF", "014");
const expected = { kind: "bank", bankCode: "014", reference: "20261122ABCDEF", paidOn: null };

describe("the code of a slip is found", () => {
  it.each([
    ["as the bank's app draws it", (slip: Sharp) => slip],
    ["on a photograph that is turned and soft", (slip: Sharp) => slip.rotate(7, { background: "#888" }).blur(0.8)],
    ["in a part of the picture", (slip: Sharp) => slip.extract({ left: 360, top: 700, width: 360, height: 380 })],
    ["in a smaller picture", (slip: Sharp) => slip.resize(480)],
    ["upside down", (slip: Sharp) => slip.rotate(180)],
    ["in grey, dark and noisy", (slip: Sharp) => slip.greyscale().linear(0.6, 20)],
  ])("%s", async (_how, change) => {
    const picture = await change(sharp(await drawSlip({ text })))
      .jpeg({ quality: 70 })
      .toBuffer();
    expect((await readSlip(picture)).code).toEqual(expected);
  });

  it("beside other codes, which are no slips'", async () => {
    const alsoCodes = ["https://bank.example.org/promotion", "00020101021129370016A000000677010111"];
    expect((await readSlip(await drawSlip({ text, alsoCodes }))).code).toEqual(expected);
  });
});

it("finds no code on a picture without one, and does not take another code for a slip's", async () => {
  expect((await readSlip(await drawSlip({ text: null }))).code).toBeNull();
  expect((await readSlip(await drawSlip({ text: "https://bank.example.org/" }))).code).toBeNull();
});

it("draws the picture again: upright, without metadata, at most 2,000 pixels", async () => {
  const given = await sharp(await drawSlip({ width: 2_400 }))
    .withExif({ IFD0: { Copyright: "canary" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(given.includes("canary")).toBe(true);
  const { bytes, width, height } = await readSlip(given);
  const { format, exif, orientation } = await sharp(bytes).metadata();
  expect({ format, exif, orientation }).toEqual({ format: "webp", exif: undefined, orientation: undefined });
  expect(Buffer.from(bytes).includes("canary")).toBe(false);
  // it was turned
  expect([width, height]).toEqual([2_000, 1_333]);
});

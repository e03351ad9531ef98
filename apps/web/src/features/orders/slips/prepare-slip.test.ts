import { expect, it } from "vitest";
import { isHeic, isPdf, prepareSlip } from "./prepare-slip.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const brand = (name: string) => bytes(`\0\0\0\x18ftyp${name}\0\0`);

it.each(["heic", "heix", "hevc", "mif1"])("knows an iPhone's picture by its brand %s", (name) => {
  expect(isHeic(brand(name))).toBe(true);
});

it("takes no other file for one", () => {
  for (const head of [brand("avif"), brand("mp42"), bytes("\x89PNG\r\n"), bytes("")]) expect(isHeic(head)).toBe(false);
  expect(isPdf(bytes("%PDF-1.4"))).toBe(true);
  expect(isPdf(bytes("\xff\xd8\xff"))).toBe(false);
});

it("sends a small picture as it is, and says what a file is that is none", async () => {
  const picture = new File([bytes("\x89PNG small")], "slip.png");
  expect(await prepareSlip(picture)).toBe(picture);
  expect(await prepareSlip(new File([bytes("%PDF-1.4 …")], "slip.png"))).toBe("pdf");
});

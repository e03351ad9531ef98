import { deflateSync } from "node:zlib";
import { zipSync } from "fflate";
import sharp, { type Sharp } from "sharp";
import type { PictureProblem } from "@time-event/contract/images";
import { greyPixels, pngChunk, pngFile } from "./png-bytes.ts";

/** A file that somebody might send instead of a picture. */
export interface HostileFile {
  readonly name: string;
  readonly bytes: () => Buffer | Promise<Buffer>;
  /** Bytes that must not be in anything that we make of it. */
  readonly poison?: string;
}

interface RefusedFile extends HostileFile {
  readonly problem: PictureProblem;
}

/** The pixels of our pictures, 96 by 64. */
export function givenPicture(): Sharp {
  const background = { r: 20, g: 120, b: 90 };
  return sharp({ create: { width: 96, height: 64, channels: 3, background } });
}

const php = "<?php system($_GET[0]); ?>";
const html = "<script>alert(document.domain)</script>";

/** All of these are refused. */
export const noPictures: readonly RefusedFile[] = [
  { name: "a text", problem: "not_a_picture", bytes: () => Buffer.from("no picture") },
  { name: "HTML", problem: "not_a_picture", bytes: () => Buffer.from(`<!doctype html>${html}`) },
  {
    name: "SVG with a script",
    problem: "not_a_picture",
    bytes: () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${html}</svg>`),
  },
  {
    name: "SVG that fetches a file",
    problem: "not_a_picture",
    bytes: () =>
      Buffer.from(
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><image href="file:///etc/passwd"/></svg>',
      ),
  },
  {
    name: "a PDF",
    problem: "not_a_picture",
    bytes: () => Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF"),
  },
  { name: "a ZIP", problem: "not_a_picture", bytes: () => Buffer.from(zipSync({ "a.txt": Buffer.from("a") })) },
  { name: "TIFF", problem: "not_a_picture", bytes: () => givenPicture().tiff().toBuffer() },
  {
    name: "JavaScript that begins like a GIF",
    problem: "picture_damaged",
    bytes: () => Buffer.from("GIF89a=1;alert(document.domain)//"),
  },
  {
    name: "a JPEG's first bytes alone",
    problem: "picture_damaged",
    bytes: () => Buffer.from("ffd8ffe000104a464946", "hex"),
  },
  {
    name: "a PNG's first bytes alone",
    problem: "picture_damaged",
    bytes: () => Buffer.from("89504e470d0a1a0a", "hex"),
  },
  { name: "a pixel bomb", problem: "picture_too_large", bytes: () => pngFile(60_000, 60_000, Buffer.alloc(1_000)) },
  {
    name: "a decompression bomb",
    problem: "picture_too_large",
    bytes: () => pngFile(30_000, 30_000, greyPixels(30_000, 3_700)),
  },
  {
    name: "a GIF of a huge screen",
    problem: "picture_damaged",
    bytes: () => Buffer.from("474946383961ffffffff0000002c00000000ffffffff0002023b", "hex"),
  },
  { name: "no pixels", problem: "picture_damaged", bytes: () => pngFile(0, 0, Buffer.alloc(0)) },
  {
    name: "a negative size",
    problem: "picture_damaged",
    bytes: () => pngFile(0xffff_ffff, 0xffff_ffff, Buffer.alloc(10)),
  },
  { name: "one pixel", problem: "picture_too_small", bytes: () => pngFile(1, 1, greyPixels(1, 1)) },
  { name: "a cut-off JPEG", problem: "picture_damaged", bytes: () => cut(givenPicture().jpeg().toBuffer()) },
  { name: "a cut-off PNG", problem: "picture_damaged", bytes: () => cut(noise().png().toBuffer()) },
  { name: "a cut-off WebP", problem: "picture_damaged", bytes: () => cut(noise().webp().toBuffer()) },
  {
    name: "a JPEG of noise",
    problem: "picture_damaged",
    bytes: () => Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.alloc(5_000, 0xa7)]),
  },
];

/** These are accepted, and clean afterwards. */
export const oddPictures: readonly HostileFile[] = [
  {
    name: "a JPEG with PHP in a comment",
    poison: php,
    bytes: async () => {
      const jpeg = await givenPicture().jpeg().toBuffer();
      const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, php.length + 2]), Buffer.from(php)]);
      return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    },
  },
  {
    name: "a JPEG with HTML behind it",
    poison: html,
    bytes: async () => trailing(await givenPicture().jpeg().toBuffer(), html),
  },
  {
    name: "a PNG that is a ZIP too",
    poison: "PK\x03\x04",
    bytes: async () =>
      Buffer.concat([await givenPicture().png().toBuffer(), zipSync({ "index.php": Buffer.from(php) })]),
  },
  {
    name: "a GIF that is JavaScript too",
    poison: "alert(1)",
    bytes: async () => trailing(await givenPicture().gif().toBuffer(), "*/=1;alert(1)"),
  },
  {
    name: "a PNG with a text that grows to 100 MB",
    bytes: () => {
      const bomb = Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.alloc(100_000_000, 65))]);
      return pngFile(64, 64, greyPixels(64, 64), [pngChunk("zTXt", bomb)]);
    },
  },
  {
    name: "a photograph with the place where it was taken",
    poison: "Exif",
    bytes: () =>
      givenPicture()
        .withExif({ IFD0: { Make: "Exif phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 47/1 0/1" } })
        .jpeg()
        .toBuffer(),
  },
  { name: "a JPEG for print (CMYK)", bytes: () => givenPicture().toColourspace("cmyk").jpeg().toBuffer() },
  { name: "a PNG of 16 bits a colour", bytes: () => givenPicture().toColourspace("rgb16").png().toBuffer() },
  { name: "an animated GIF", bytes: () => animated().gif().toBuffer() },
  { name: "an animated WebP", bytes: () => animated().webp().toBuffer() },
  { name: "AVIF", bytes: () => givenPicture().avif({ effort: 0 }).toBuffer() },
];

/** Three frames of 32 by 32. */
function animated(): Sharp {
  const raw = Buffer.from(Array.from({ length: 32 * 96 * 3 }, (_, index) => Math.floor(index / (32 * 32 * 3)) * 80));
  return sharp(raw, { raw: { width: 32, height: 96, channels: 3, pageHeight: 32 } });
}

/** Noise does not compress, so that a cut goes through the picture itself. */
function noise(): Sharp {
  const raw = Buffer.from(
    Array.from({ length: 96 * 64 * 3 }, (_, index) => (index * 7_919 + (index >> 3) * 104_729) % 251),
  );
  return sharp(raw, { raw: { width: 96, height: 64, channels: 3 } });
}

async function cut(whole: Promise<Buffer>): Promise<Buffer> {
  const bytes = await whole;
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

function trailing(picture: Buffer, text: string): Buffer {
  return Buffer.concat([picture, Buffer.from(text)]);
}

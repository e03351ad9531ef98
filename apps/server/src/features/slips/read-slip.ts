import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readSlipCode, type SlipCode } from "@time-event/domain/promptpay/slip-code";
import sharp from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { BadPicture, expectPicture, openPicture } from "../../lib/pictures/open-picture.ts";

/** A slip as it is stored: redrawn, upright, without metadata. */
export interface DrawnSlip {
  /** SHA-256. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** WebP. */
  readonly bytes: Uint8Array;
  /** Null: no slip's code was found. */
  readonly code: SlipCode | null;
}

/** More pixels find no more codes and cost time; a phone's screenshot is about as large. */
const largestSide = 2_000;
/** An advertisement may have a code, too, and the first code that is found need not be the slip's. */
const mostCodes = 32;

/** Codes of several slips, or so many that not all were looked at: which of them was paid cannot be said. */
export class SeveralCodes extends Error {}

// without it, the library fetches its program from the network
const wasmBinary = new Uint8Array(
  readFileSync(fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm"))),
);
prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer } });

/** @throws BadPicture, SeveralCodes */
export async function readSlip(file: Uint8Array): Promise<DrawnSlip> {
  await expectPicture(file);
  const { data: pixels, info } = await decode(file);
  const { width, height } = info;
  const raw = { width, height, channels: 4 } as const;
  const bytes = await sharp(pixels, { raw }).webp({ quality: 82 }).toBuffer();
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { hash, width, height, bytes, code: await findCode(pixels, width, height) };
}

async function decode(file: Uint8Array) {
  try {
    return await openPicture(file)
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .flatten({ background: "#ffffff" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new BadPicture("picture_damaged");
  }
}

async function findCode(pixels: Buffer, width: number, height: number): Promise<SlipCode | null> {
  const data = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const picture = { data, width, height, colorSpace: "srgb" } as Parameters<typeof readBarcodes>[0];
  const found = await readBarcodes(picture, { formats: ["QRCode"], tryHarder: true, maxNumberOfSymbols: mostCodes });
  const codes = found.flatMap(({ text }) => readSlipCode(text) ?? []);
  const different = new Set(codes.map(({ bankCode, reference }) => `${bankCode} ${reference}`));
  if (different.size > 1 || found.length >= mostCodes) throw new SeveralCodes();
  return codes[0] ?? null;
}

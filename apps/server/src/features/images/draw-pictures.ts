import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import type { Crop, ImageKind } from "@time-event/contract/images";
import { fallbackWidthOf } from "@time-event/contract/picture";
import { BadPicture, expectPicture, openPicture } from "../../lib/pictures/open-picture.ts";

/** An uploaded picture, redrawn: upright, first frame, sRGB, no metadata, and no larger than needed. */
export interface Original {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** One size of the part that is shown. */
export interface PictureFile {
  readonly width: number;
  readonly format: "webp" | "jpg";
  readonly bytes: Uint8Array;
}

/** The part of an original that is shown, in all its sizes. */
export interface Shown {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly files: readonly PictureFile[];
}

const largestSide = 2_560;

const widthsOf: Readonly<Record<ImageKind, readonly number[]>> = {
  cover: [480, 800, 1280, 1920],
  gallery: [320, 640, 1280, 1920],
  logo: [160, 320, 640],
  sponsor: [160, 320, 640],
  add_on: [160, 320, 640],
};

/** @throws BadPicture */
export async function drawOriginal(file: Uint8Array, kind: ImageKind): Promise<Original> {
  await expectPicture(file);
  try {
    const { data, info } = await openPicture(file)
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: "inside", withoutEnlargement: true })
      .webp(isDrawing(kind) ? { lossless: true } : { quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { hash: hashOf(data), width: info.width, height: info.height, bytes: data };
  } catch {
    throw new BadPicture("picture_damaged");
  }
}

const coverRatio = 16 / 9;

/** The part that is shown before anybody chooses one: of a cover its middle in a cover's shape, else all of it. */
export function firstCrop({ width, height }: Original, kind: ImageKind): Crop | null {
  if (kind !== "cover") return null;
  const wide = Math.min(1, (height * coverRatio) / width);
  const high = Math.min(1, width / coverRatio / height);
  return { x: (1 - wide) / 2, y: (1 - high) / 2, width: wide, height: high };
}

/** Every size of a part of an original. */
export async function drawShown(original: Original, crop: Crop | null, kind: ImageKind): Promise<Shown> {
  const part = partOf(original, crop);
  const widths = widthsOf[kind].filter((width) => width < part.width);
  if (widths.length < widthsOf[kind].length) widths.push(part.width);
  const files: PictureFile[] = [];
  for (const width of widths) {
    const resized = openPicture(original.bytes).extract(part).resize({ width });
    files.push({ width, format: "webp", bytes: await asWebp(resized, kind) });
    if (width === fallbackWidthOf(widths)) files.push({ width, format: "jpg", bytes: await asJpeg(resized) });
  }
  const hash = hashOf(`${original.hash} ${kind} ${JSON.stringify(part)}`);
  return { hash, width: part.width, height: part.height, widths, files };
}

function partOf({ width, height }: Original, crop: Crop | null) {
  if (!crop) return { left: 0, top: 0, width, height };
  const left = Math.min(Math.round(crop.x * width), width - 1);
  const top = Math.min(Math.round(crop.y * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  };
}

function asWebp(picture: Sharp, kind: ImageKind): Promise<Buffer> {
  const quality = isDrawing(kind) ? { nearLossless: true } : { quality: 78, smartSubsample: true };
  return picture.clone().webp(quality).toBuffer();
}

function asJpeg(picture: Sharp): Promise<Buffer> {
  return picture.clone().flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/** Logos have sharp edges and few colours: compression that suits photographs blurs them. */
function isDrawing(kind: ImageKind): boolean {
  return kind === "logo" || kind === "sponsor";
}

/** 128 bits of SHA-256. */
function hashOf(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

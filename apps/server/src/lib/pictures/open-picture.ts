import sharp, { type Sharp } from "sharp";
import { pictureFormat } from "./picture-format.ts";

/** Why a file is no usable picture. */
export type PictureProblem = "not_a_picture" | "picture_damaged" | "picture_too_large" | "picture_too_small";

/** A file that is no usable picture. */
export class BadPicture extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A phone's largest picture has 50 million; a bomb has 4 thousand million. */
const mostPixels = 64_000_000;
const smallestSide = 16;
const patienceS = 20;

// One thread per picture: the pool limits how many run. Only these decoders exist, whatever a file claims to be.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((name) => `VipsForeignLoad${name}Buffer`) });

/** Opens a file that was checked by `expectPicture`, or that we have drawn. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 }).timeout({ seconds: patienceS });
}

/** @throws BadPicture: not of a kind that is read, or too many or too few pixels. Nothing is decoded yet. */
export async function expectPicture(file: Uint8Array): Promise<void> {
  if (!pictureFormat(file)) throw new BadPicture("not_a_picture");
  const { width, height } = await sizeOf(file);
  if (width * height > mostPixels) throw new BadPicture("picture_too_large");
  if (Math.min(width, height) < smallestSide) throw new BadPicture("picture_too_small");
}

async function sizeOf(file: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    // this only reads the file's header and decodes nothing
    return await sharp(file, { limitInputPixels: false, failOn: "error", pages: 1 }).metadata();
  } catch {
    throw new BadPicture("picture_damaged");
  }
}

import { BadPicture, expectPicture, openPicture } from "../../lib/pictures/open-picture.ts";

/** Small print stays readable. */
const largestSide = 2_400;

/** Draws a picture again: upright, without metadata, as WebP. @throws BadPicture */
export async function drawDocument(file: Uint8Array): Promise<Uint8Array> {
  await expectPicture(file);
  try {
    return await openPicture(file)
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .flatten({ background: "#ffffff" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new BadPicture("picture_damaged");
  }
}

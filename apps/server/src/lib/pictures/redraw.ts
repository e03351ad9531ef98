import { BadPicture, expectPicture, openPicture } from "./open-picture.ts";

/** How a picture is drawn again. */
export interface Redrawing {
  /** In pixels; a smaller picture keeps its size. */
  readonly largestSide: number;
  /** Else white stands behind it. */
  readonly keepsTransparency: boolean;
}

/** Draws a picture again: upright, without metadata, as WebP. @throws BadPicture */
export async function redraw(
  file: Uint8Array,
  { largestSide, keepsTransparency }: Redrawing,
): Promise<Uint8Array<ArrayBuffer>> {
  await expectPicture(file);
  try {
    const upright = openPicture(file)
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb");
    const shown = keepsTransparency ? upright : upright.flatten({ background: "#ffffff" });
    return new Uint8Array(await shown.webp({ quality: 82 }).toBuffer());
  } catch {
    throw new BadPicture("picture_damaged");
  }
}

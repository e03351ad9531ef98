/** Why a file cannot be a slip: `heic` pictures open on few devices, a `pdf` is no picture. */
export type SlipFileProblem = "heic" | "pdf";

/** Larger files are made smaller before they travel over a weak network. */
const largeBytes = 1_500_000;
/** The server looks for the code in a picture of this size. */
const longestSidePx = 2_000;

/**
 * The picture to send for a chosen file. A large photograph is made smaller, and HEIC, as iPhones keep it, is redrawn where
 * the browser can read it.
 */
export async function prepareSlip(file: File): Promise<Blob | SlipFileProblem> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (isPdf(head)) return "pdf";
  if (isHeic(head)) return (await redrawn(file)) ?? "heic";
  if (file.size <= largeBytes) return file;
  return (await redrawn(file)) ?? file;
}

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** @example isPdf(new TextEncoder().encode("%PDF-1.7")) // true */
export function isPdf(head: Uint8Array): boolean {
  return text(head.slice(0, 5)) === "%PDF-";
}

/** By the brand in the file itself: its name and its type are often wrong. */
export function isHeic(head: Uint8Array): boolean {
  return text(head.slice(4, 8)) === "ftyp" && /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(text(head.slice(8, 12)));
}

/** Undefined: this browser cannot read the picture. */
async function redrawn(file: Blob): Promise<Blob | undefined> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return undefined;
  }
  const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob((made) => resolve(made ?? undefined), "image/jpeg", 0.9));
}

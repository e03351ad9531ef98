/** The file formats that are decoded. A file's name and stated type do not count. */
type PictureFormat = "jpeg" | "png" | "webp" | "gif" | "avif";

const startsWith: readonly (readonly [PictureFormat, offset: number, bytes: string])[] = [
  ["jpeg", 0, "\xff\xd8\xff"],
  ["png", 0, "\x89PNG\r\n\x1a\n"],
  ["gif", 0, "GIF87a"],
  ["gif", 0, "GIF89a"],
  ["webp", 8, "WEBP"],
  ["avif", 4, "ftypavif"],
  ["avif", 4, "ftypavis"],
];

/**
 * The format of a file by its first bytes; undefined for everything that we do not accept as a picture. SVG and PDF are
 * not accepted, because they are programs.
 */
export function pictureFormat(file: Uint8Array): PictureFormat | undefined {
  const head = Buffer.from(file.subarray(0, 16)).toString("latin1");
  return startsWith.find(([, offset, bytes]) => head.startsWith(bytes, offset))?.[0];
}

/**
 * Is the file HEIC, as iPhones keep pictures? No free decoder comes with sharp, so people are told what to send instead.
 */
export function isHeic(file: Uint8Array): boolean {
  const head = Buffer.from(file.subarray(4, 12)).toString("latin1");
  return /^ftyp(hei[cfms]|hev[cmsx]|heix|mif1|msf1)$/.test(head);
}

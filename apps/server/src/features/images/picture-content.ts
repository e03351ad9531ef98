/** Kinds of file that are decoded at all. What a file is called, or said to be, counts for nothing. */
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
 * The format that a file's first bytes are of; undefined for all that is no picture of a kind that we take: SVG and PDF
 * among them, which are programs.
 */
export function pictureFormat(file: Uint8Array): PictureFormat | undefined {
  const head = Buffer.from(file.subarray(0, 16)).toString("latin1");
  return startsWith.find(([, offset, bytes]) => head.startsWith(bytes, offset))?.[0];
}

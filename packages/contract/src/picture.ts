import * as z from "zod/mini";
import { text } from "./fields.ts";

/** A picture as everybody sees it: `imagePath` tells where its sizes are. */
export const picture = z.object({
  hash: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  width: z.int(),
  height: z.int(),
  /** The widths in which it exists, narrowest first. */
  widths: z.array(z.int()),
  alt: text,
});
export type Picture = z.infer<typeof picture>;

/**
 * Where a size of a picture is. The file at this path never changes.
 * @example imagePath({ hash }, 640) // "/images/1f0c…-640.webp"
 */
export function imagePath({ hash }: Pick<Picture, "hash">, width: number, format: "webp" | "jpg" = "webp"): string {
  return `/images/${hash}-${width}.${format}`;
}

/** For programs that show no WebP: social networks, mail. */
const fallbackWidth = 1_280;

/**
 * The width in which the picture exists as a JPEG too: the widest that is not larger than needed.
 * @example fallbackWidthOf([480, 800, 1280, 1920]) // 1280
 */
export function fallbackWidthOf(widths: readonly number[]): number {
  return widths.findLast((width) => width <= fallbackWidth) ?? widths[0]!;
}

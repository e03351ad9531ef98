import { longestOf } from "@time-event/domain/entries/text-kinds";
import * as z from "zod/mini";
import { id, instantMs } from "./fields.ts";

/** So many of an add-on; `option` is the code of one of its options, "" where it has none. */
const chosenAddOn = z.object({
  addOn: id,
  option: z._default(z.string().check(z.maxLength(40)), ""),
  quantity: z._default(z.int().check(z.gte(0), z.lte(100)), 1),
});
export const chosenAddOns = z.array(chosenAddOn).check(z.maxLength(100));

/** A text, the codes of several options, or `file-` and the id of a file. */
export const answer = z.union([
  z.string().check(z.maxLength(longestOf.note)),
  z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
]);

export const documentTypes = ["image/webp", "application/pdf"] as const;
export const documentType = z.enum(documentTypes);

/** A file by which a question is answered; the answer is `file-` and its id. */
export const answerFile = z.object({
  id,
  /** A picture is redrawn; a PDF stays as it came. */
  mediaType: documentType,
  bytes: z.int(),
  sentAt: instantMs,
});
export type AnswerFile = z.infer<typeof answerFile>;

export const teamLogo = z.object({ entry: id, hash: z.string() });

/**
 * Where the logo of a team is. The file at this path never changes.
 * @example teamLogoPath("9f86…") // "/team-logos/9f86….webp"
 */
export function teamLogoPath(hash: string): string {
  return `/team-logos/${hash}.webp`;
}

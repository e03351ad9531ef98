import { longestOf } from "@time-event/domain/entries/entry-fields";
import * as z from "zod/mini";
import { id } from "./fields.ts";

/** So many of an add-on; `option` is the code of one of its options, "" where it has none. */
const chosenAddOn = z.object({
  addOn: id,
  option: z._default(z.string().check(z.maxLength(40)), ""),
  quantity: z._default(z.int().check(z.gte(0), z.lte(100)), 1),
});
export const chosenAddOns = z.array(chosenAddOn).check(z.maxLength(100));

/** A text, or the codes of several options. */
export const answer = z.union([
  z.string().check(z.maxLength(longestOf.note)),
  z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
]);

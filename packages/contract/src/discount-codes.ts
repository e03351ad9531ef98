import * as z from "zod/mini";
import { edited } from "./edited.ts";
import { staffAction, staffCall } from "./define-call.ts";
import { id, idParam, instantMs, revision, satang, text, typedInstantMs } from "./fields.ts";

/** In letters of either case; kept in capital letters. */
const typedCode = z.string().check(z.trim(), z.regex(/^[\p{L}\p{M}\p{N}_-]{2,40}$/u));

export const discountCodeForm = z.object({
  code: typedCode,
  /**
   * Percents off each fee, an amount off the fees of an order, or of every group of places the cheapest free; access: nothing. Every
   * kind opens the hidden categories that the code names.
   */
  kind: z.enum(["percent", "amount", "group", "access"]),
  /** Percents, satang, or the size of a group. */
  value: z.int().check(z.gte(1), z.lte(100_000_000)),
  /** Fees and add-ons of an order must come to this. */
  leastSatang: z.int().check(z.gte(0), z.lte(100_000_000)),
  /** Whose fees it makes cheaper; null: those of all categories. */
  categoryIds: z.nullable(z.array(id).check(z.maxLength(1_000))),
  endsAt: z.nullable(typedInstantMs),
  /** How many orders can use it; null: no limit. */
  uses: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
  oncePerPerson: z.boolean(),
});
export type DiscountCodeForm = z.infer<typeof discountCodeForm>;

export const discountCode = z.object({
  ...discountCodeForm.shape,
  ...edited.shape,
  id,
  code: z.string(),
  value: z.int(),
  leastSatang: satang,
  endsAt: z.nullable(instantMs),
  uses: z.nullable(z.int()),
  /** How many orders hold it now. */
  used: z.int(),
});
export type DiscountCode = z.infer<typeof discountCode>;

const edit = { permission: "events_edit", at: "event" } as const;

export const discountCodeList = staffCall({
  name: "discount-code-list",
  shows: ["discount_code", "category", "order"],
  right: { permission: "events_edit", at: "event" },
  summary: "The codes that make orders of an event cheaper, with how often each is used.",
  params: z.object({ eventId: idParam }),
  data: z.array(discountCode),
  meta: z.object({
    timeZone: z.string(),
    /** The categories that a code can be limited to. */
    categories: z.array(z.object({ id, code: z.string(), name: text })),
  }),
});

export const discountCodeSave = staffAction({
  name: "discount-code-save",
  changes: ["discount_code"],
  right: edit,
  summary: "Adds a code (revision 0) or changes it. Orders that are confirmed keep their price.",
  body: z.extend(discountCodeForm, { eventId: id, id: z.nullable(id), revision }),
  data: discountCode,
  refuses: {
    taken: "field",
    unknown: "field",
    out_of_range: "field",
    applies_nowhere: "field",
    below_used: "field",
    fixed: "field",
  },
});

export const discountCodeDelete = staffAction({
  name: "discount-code-delete",
  changes: ["discount_code"],
  removes: true,
  right: edit,
  summary: "Removes a code that no order holds.",
  body: z.object({ eventId: id, id, revision }),
  data: z.null(),
  refuses: { in_use: "whole" },
});

import * as z from "zod/mini";
import { openAction } from "./define-call.ts";
import { code, eventSlug, inDigits } from "./fields.ts";

/** Somebody on the start list, with less of their name than it may show. */
const match = z.object({
  /** Null where the start list shows no bibs. */
  bib: z.nullable(z.string()),
  name: z.string(),
  nameEn: z.string(),
  category: code,
});
export type PublicMatch = z.infer<typeof match>;

export const webRegisterGetByKeyword = openAction({
  name: "web-register-get-by-keyword",
  summary:
    "Finds an order by reference, bib, name or telephone: shows up to five matches of the start list, and mails the " +
    "private link to the contact of each order that it names exactly. The reply does not say whether there is one.",
  changes: ["order"],
  body: z.object({ event: eventSlug, keyword: z.string().check(inDigits, z.minLength(2), z.maxLength(100)) }),
  data: z.array(match),
});

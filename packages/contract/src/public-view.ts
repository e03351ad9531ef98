import { nameForms } from "@time-event/domain/privacy/shown-name";
import * as z from "zod/mini";

/** What an event's public lists show of its entries. */
export const publicView = z.object({
  names: z.enum(nameForms),
  club: z.boolean(),
  province: z.boolean(),
  ageGroup: z.boolean(),
  nationality: z.boolean(),
  /** Bibs on the start list; a result always shows one. */
  bib: z.boolean(),
  /** Whether the public can see the start list. */
  startList: z.boolean(),
});

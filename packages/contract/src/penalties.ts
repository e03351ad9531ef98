import * as z from "zod/mini";
import { openCall } from "./define-call.ts";
import { code, eventSlug, instantMs, nameRtgs } from "./fields.ts";
import { appliedPenalty } from "./players.ts";

export const publicPenalty = z.object({
  ...appliedPenalty.shape,
  bib: z.string(),
  name: z.string(),
  nameEn: z.string(),
  nameRtgs,
  category: code,
  decidedAt: instantMs,
});
export type PublicPenalty = z.infer<typeof publicPenalty>;

export const webPenaltyList = openCall({
  name: "web-penalty-list",
  shows: ["penalty_rule", "result"],
  summary: "Penalties in force at an event, newest first.",
  params: z.object({ event: eventSlug }),
  data: z.array(publicPenalty),
  meta: z.object({ version: z.int() }),
});

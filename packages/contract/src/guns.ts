import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { code, id, idParam, instantMs, text, typedInstantMs } from "./fields.ts";

// Starts: the gun of a category, or of a wave, is planned, fired by a tap, and put right later.

const right = { permission: "timing_work", at: "event" } as const;

const gun = z.object({
  code,
  name: text,
  /** Null: the gun of the category. */
  wave: z.nullable(z.object({ id, name: text })),
  gunAt: instantMs,
  /** Null: it is only planned. */
  fired: z.nullable(z.object({ by: z.string(), at: instantMs })),
  entries: z.int(),
  /** Who has no read yet, and of whom nobody said that they do not start. */
  notSeen: z.int(),
});
export type Gun = z.infer<typeof gun>;

export const gunList = staffCall({
  name: "gun-list",
  right,
  shows: ["category", "result"],
  summary:
    "The guns of an event, its categories' and waves': planned or fired, when and by whom, and who has not been seen yet.",
  params: z.object({ eventId: idParam }),
  data: z.array(gun),
  meta: z.object({ serverAt: instantMs }),
});

export const gunFire = staffAction({
  name: "gun-fire",
  right,
  changes: ["category", "result", "event"],
  summary:
    "Says when the gun of categories, or of waves with guns of their own, was fired; again, with a reason, to put it right. Ranks follow at once.",
  body: z.object({
    eventId: id,
    categories: z.array(code).check(z.maxLength(100)),
    waves: z._default(z.array(id).check(z.maxLength(100)), []),
    at: typedInstantMs,
    /** Why it was another time; needed once it was fired, and more than an hour from its plan. */
    reason: z.string().check(z.trim(), z.maxLength(300)),
  }),
  data: z.object({ judged: z.int() }),
  refuses: {
    unknown: "field",
    not_race_days: "field",
    gun_reason_needed: "field",
    /** With this gun the category would break a rule, such as a cut-off that lies before it. */
    breaks_rules: "field",
  },
});

export const gunCalls: readonly Endpoint[] = [gunList, gunFire];

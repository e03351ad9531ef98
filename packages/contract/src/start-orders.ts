import { startOrders } from "@time-event/domain/start-order/plan-starts";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { code, id, idParam, instantMs, text, typedBib, typedInstantMs } from "./fields.ts";

// Start lists: when each entry of a category starts, alone or with a few, and how that was decided.

const right = { permission: "timing_work", at: "event" } as const;

const dayMs = 86_400_000;
const interval = z.int().check(z.gte(0), z.lte(dayMs));
const bibs = z.array(typedBib).check(z.maxLength(20_000));

/** As `StartRule` of the domain has it. */
export const startRule = z.object({
  order: z.enum(startOrders),
  isReversed: z.boolean(),
  seed: z.string().check(z.trim(), z.maxLength(40)),
  bibs,
  resultOf: z.nullable(code),
  firstAt: typedInstantMs,
  everyMs: interval,
  together: z.int().check(z.gte(1), z.lte(1_000)),
  pause: z.nullable(z.object({ after: z.int().check(z.gte(1), z.lte(10_000)), ms: interval })),
  seeds: bibs,
  seedsEveryMs: z.nullable(interval),
});

const starter = z.object({
  entryId: id,
  bib: z.string(),
  name: z.string(),
  nameEn: z.string(),
  club: z.string(),
  /** Null: no start of their own. */
  startsAt: z.nullable(instantMs),
  /** Orders those who finished the category that was asked for, the best one first; null: not among them. */
  place: z.nullable(z.int()),
});
export type ListedStarter = z.infer<typeof starter>;

export const startOrderGet = staffCall({
  name: "start-order-get",
  right,
  shows: ["entry", "result", "category"],
  summary: "When each entry of a category starts, in the order of bibs, and how that was decided last.",
  params: z.object({
    eventId: idParam,
    /** Left out: the first one of the event. */
    category: z.optional(code),
    /** Code of the category whose finishers get a place, by name and birth date. */
    resultOf: z.optional(code),
  }),
  data: z.object({
    /** Null: the event has none. */
    category: z.nullable(code),
    starters: z.array(starter),
    /** The list that is in force; null: none was made, or the last one was taken back. */
    last: z.nullable(z.object({ id, rule: z.nullable(startRule), by: z.string(), at: instantMs, changed: z.int() })),
  }),
  meta: z.object({
    timeZone: z.string(),
    categories: z.array(z.object({ code, name: text, gunAt: instantMs, hasStages: z.boolean(), ownStarts: z.int() })),
  }),
});
export type StartOrder = z.infer<typeof startOrderGet.data>;

export const startOrderSave = staffAction({
  name: "start-order-save",
  right,
  changes: ["entry", "result", "event"],
  summary:
    "Says when each entry of a category starts; times count from there at once. A draw is made again by the server and compared.",
  body: z.object({
    eventId: id,
    category: code,
    /** The list that the caller saw; 0: none. */
    seen: z.int().check(z.gte(0)),
    /** By which the starts were made; null: they were typed, or changed by hand. */
    rule: z.nullable(startRule),
    /** Everybody in the category; null: with the wave or the category. */
    starts: z.array(z.object({ entryId: id, startsAt: z.nullable(typedInstantMs) })).check(z.maxLength(20_000)),
  }),
  data: z.object({ id, changed: z.int() }),
  refuses: {
    unknown: "field",
    list_changed: "whole",
    starts_by_stages: "whole",
    starts_together: "whole",
    nothing_to_change: "whole",
    not_race_days: "field",
    breaks_rules: "field",
  },
});

export const startOrderUndo = staffAction({
  name: "start-order-undo",
  right,
  changes: ["entry", "result", "event"],
  summary:
    "Takes the last start list of a category back: who has still the start that it gave has the one of before again.",
  body: z.object({ eventId: id, id }),
  data: z.object({ changed: z.int() }),
  refuses: { nothing_to_undo: "whole" },
});

export const startOrderCalls: readonly Endpoint[] = [startOrderGet, startOrderSave, startOrderUndo];

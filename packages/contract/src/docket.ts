import { penaltyStates, type PenaltyStep } from "@time-event/domain/penalties/docket";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { edited } from "./edited.ts";
import { code, id, idParam, inDigits, instantMs, resultStatus, revision, rounding, text } from "./fields.ts";
import { publishedNamed } from "./published-list.ts";
import { penaltyEffect } from "./penalty-rules.ts";

const mayPropose = { permission: "timing_work", at: "event" } as const;
const mayDecide = { permission: "penalties_decide", at: "event" } as const;

const note = z.string().check(z.trim(), z.maxLength(500));
const bib = z.string().check(inDigits, z.minLength(1), z.maxLength(20));

const penaltyCase = z.object({
  ...edited.shape,
  id,
  bib: z.string(),
  name: z.string(),
  nameEn: z.string(),
  category: code,
  /** Code of the rule; "": none of the list. */
  rule: z.string(),
  ruleName: z.nullable(text),
  effect: penaltyEffect,
  /** Code of the stage, or of the leg of a relay, to whose time it is added; "": of none. */
  stage: z.string(),
  reason: z.string(),
  state: z.enum(penaltyStates),
  /** Nobody can appeal it any more. */
  isFinal: z.boolean(),
  proposedBy: z.string(),
  proposedAt: instantMs,
  decidedBy: z.string(),
  appealUntil: z.nullable(instantMs),
  steps: z.array(
    z.object({ step: z.string(), state: z.enum(penaltyStates), at: instantMs, by: z.string(), note: z.string() }),
  ),
});
export type PenaltyCaseRow = z.infer<typeof penaltyCase>;

export const docketList = staffCall({
  name: "docket-list",
  right: mayPropose,
  summary: "All penalties of an event, whatever their state, the newest first, with what was done to each.",
  shows: ["penalty", "entry", "penalty_rule"],
  params: z.object({ eventId: idParam }),
  data: z.array(penaltyCase),
  meta: z.object({ serverAt: instantMs }),
});

export const docketPropose = staffAction({
  name: "docket-propose",
  right: mayPropose,
  summary: "Proposes a penalty for an entry: it counts once another official has decided it.",
  changes: ["penalty"],
  body: z.object({
    eventId: id,
    bib,
    /** Code of a rule of the list; "": none of it. */
    rule: z.string().check(z.maxLength(40)),
    effect: penaltyEffect,
    /** Of time: the code of the stage or leg to whose time it is added; "": to the whole time alone. */
    stage: z._default(z.string().check(z.maxLength(40)), ""),
    /** What was seen, where, by whom. */
    reason: note.check(z.minLength(1)),
  }),
  data: penaltyCase,
  refuses: { unknown: "field", laps_without_lap_line: "field" },
});

const decisions = ["decide", "refuse", "serve", "uphold", "lift", "revoke"] as const satisfies readonly PenaltyStep[];
const stepRefusals = { no_such_step: "whole", own_proposal: "whole", own_decision: "whole" } as const;
const seen = z.object({ eventId: id, id, revision });

export const docketDecide = staffAction({
  name: "docket-decide",
  right: mayDecide,
  summary:
    "Takes the next step of a penalty: decides, refuses or revokes it, notes that it was served, decides its appeal.",
  changes: ["penalty", "result"],
  body: z.extend(seen, {
    step: z.enum(decisions),
    note,
    /** Of a decision: for so many minutes it can be appealed; 0: it cannot. */
    appealMinutes: z._default(z.int().check(z.gte(0), z.lte(24 * 60)), 15),
  }),
  data: penaltyCase,
  refuses: stepRefusals,
});

export const docketAppeal = staffAction({
  name: "docket-appeal",
  right: mayPropose,
  summary: "Notes that a penalty is appealed, within its time: it counts until the appeal is decided.",
  changes: ["penalty"],
  body: z.extend(seen, { note: note.check(z.minLength(1)) }),
  data: penaltyCase,
  refuses: { ...stepRefusals, appeal_over: "whole" },
});

const places = z.object({
  overall: z.nullable(z.int()),
  gender: z.nullable(z.int()),
  ageGroup: z.nullable(z.int()),
  named: publishedNamed,
});

export const docketTry = staffCall({
  name: "docket-try",
  right: mayPropose,
  summary: "What a penalty would change, or what the ranking would be without it: who gains and who loses places.",
  shows: ["penalty", "result", "entry"],
  params: z.object({
    eventId: idParam,
    bib,
    /** Of a penalty that counts: the ranking without it. Left out: with the effect below. */
    without: z.optional(idParam),
    /** Below 0: a bonus. */
    timeMs: z.optional(z.coerce.number().check(z.int(), z.gte(-24 * 3_600_000), z.lte(24 * 3_600_000))),
    stage: z.optional(code),
    laps: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100))),
    places: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100))),
    disqualify: z.optional(z.enum(["yes"])),
  }),
  data: z.object({
    category: code,
    /** Codes of its stages, or of the legs of a relay. */
    stages: z.array(code),
    before: resultStatus,
    after: resultStatus,
    /** How the category shows these times. */
    rounding,
    timeBeforeMs: z.nullable(z.int()),
    timeAfterMs: z.nullable(z.int()),
    /** The time of the stage or leg that was asked for; null: none was. */
    stage: z.nullable(z.object({ code, beforeMs: z.nullable(z.int()), afterMs: z.nullable(z.int()) })),
    /** How many entries would have other places. */
    moved: z.int(),
    /** The first of them. */
    rows: z.array(z.object({ bib: z.string(), name: z.string(), nameEn: z.string(), before: places, after: places })),
  }),
  meta: z.object({ shown: z.int() }),
  refuses: { unknown: "field" },
});

export const docketCalls = [docketList, docketPropose, docketDecide, docketAppeal, docketTry] as const;

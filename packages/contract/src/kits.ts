import { kitDoubts } from "@time-event/domain/kits/kit-doubts";
import * as z from "zod/mini";
import { staffAction, staffCall, staffDownload } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import {
  code,
  digitsUpTo,
  durationMs,
  id,
  idParam,
  instantMs,
  limit,
  offset,
  satang,
  searchText,
  text,
  textUpTo,
} from "./fields.ts";
import { staffText } from "./staff-text.ts";

// Kits at the desk: found by bib, name or ticket, handed out, taken back; who has come, and who has not.

const right = { permission: "kits_hand_out", at: "event" } as const;
const shows = ["kit", "entry", "order", "category"] as const;
const ofEvent = z.object({ eventId: idParam });

/** One step of a kit: it was handed out, or that was taken back. */
const kitStep = z.object({
  kind: z.enum(["handed_out", "taken_back"]),
  at: instantMs,
  by: z.string(),
  /** What the desk calls itself; "": nothing. */
  desk: z.string(),
  /** Who came for it; "": the player. */
  pickedUpBy: z.string(),
  /** Why it was handed out although something stood against it, or taken back. */
  reason: z.string(),
});
export type KitStep = z.infer<typeof kitStep>;

/** So much of something that is sold beside the entry. */
const toHandOver = z.object({ name: text, option: text, quantity: z.int() });
export type ToHandOver = z.infer<typeof toHandOver>;

const kitPerson = z.object({
  entryId: id,
  bib: z.string(),
  /** "": none is given yet. */
  chip: z.string(),
  name: z.string(),
  nameEn: z.string(),
  category: code,
  categoryName: text,
  wave: z.nullable(z.object({ name: text, startsAt: instantMs })),
  /** Their own start by a start list; left out: with the wave or the category. */
  startsAt: z.optional(instantMs),
  team: z.string(),
  club: z.string(),
  /** Of a relay: of each member, as far as it is known. */
  shirtSizes: z.array(z.string()),
  /** What the player chose beside the entry. */
  addOns: z.array(toHandOver),
  /** Theirs, or of their whole order, and sent by post: it is not handed over. */
  sentHome: z.array(toHandOver),
  order: z.nullable(
    z.object({
      reference: z.string(),
      owedSatang: satang,
      /** Chosen once for the whole order. */
      addOns: z.array(toHandOver),
      /** Somebody of the order has their kit: what is for the whole order went with it. */
      hasBegun: z.boolean(),
    }),
  ),
  isWithdrawn: z.boolean(),
  /** What stops the hand-out until somebody says why it goes on. */
  doubts: z.array(z.enum(kitDoubts)),
  isHandedOut: z.boolean(),
  /** What became of the kit, the last step first. */
  steps: z.array(kitStep),
});
export type KitPerson = z.infer<typeof kitPerson>;

export const kitFind = staffCall({
  name: "kit-find",
  right,
  shows,
  summary: "Whose kit is asked for at the desk: by a ticket's code, a bib, an order's reference, or words of a name.",
  params: z.object({ eventId: idParam, text: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)) }),
  data: z.array(kitPerson),
  meta: z.object({
    /** How they were found; null: nobody was. */
    by: z.nullable(z.enum(["ticket", "order", "bib", "name"])),
    /** There are more than are shown. */
    more: z.boolean(),
    /** The ticket is of an order that has no place in the race; null: it is not. */
    orderState: z.nullable(z.enum(["held", "awaiting_payment", "expired", "cancelled", "refunded"])),
    /** Players of this event have chips. */
    hasChips: z.boolean(),
  }),
});

/** Made by the client for one press: sent again, it is the same press. */
const submit = z.string().check(z.regex(/^[0-9a-f-]{32,36}$/));
/** A line about somebody that may be left out. */
const note = (longest: number) => z._default(staffText(longest), "");
const entryIds = z.array(id).check(z.minLength(1), z.maxLength(50));

export const kitHandOut = staffAction({
  name: "kit-hand-out",
  right,
  changes: ["kit", "entry", "result"],
  summary: "Hands out kits, all of them or none; never one that another desk has handed out meanwhile.",
  body: z.object({
    eventId: id,
    entryIds,
    submit,
    desk: textUpTo(60),
    pickedUpBy: note(120),
    /** Why they are handed out although something stands against it. */
    reason: note(300),
    /** From looking them up to this press; null: not measured. */
    tookMs: z._default(z.nullable(durationMs.check(z.gte(0), z.lte(3_600_000))), null),
    /** The chip that goes with the kit, of one only; "": it stays as it is. */
    chip: digitsUpTo(40),
  }),
  data: z.object({ handedOut: z.int() }),
  refuses: {
    unknown: "field",
    already_handed_out: "field",
    already_withdrawn: "field",
    kit_reason_needed: "field",
    taken: "field",
  },
});

export const kitTakeBack = staffAction({
  name: "kit-take-back",
  right,
  changes: ["kit"],
  summary: "Takes back that kits were handed out. What was noted stays on record.",
  body: z.object({ eventId: id, entryIds, submit, desk: textUpTo(60), reason: note(300) }),
  data: z.object({ takenBack: z.int() }),
  refuses: { unknown: "field", nothing_to_undo: "whole" },
});

const deskPace = z.object({
  desk: z.string(),
  handedOut: z.int(),
  /** The middle of the last hundred; null: not measured. */
  medianMs: z.nullable(durationMs),
  lastAt: instantMs,
});

export const kitBoard = staffCall({
  name: "kit-board",
  right,
  shows,
  summary: "How far the hand-out has come, by category, by desk and by quarter of an hour, and who came last.",
  params: ofEvent,
  data: z.object({
    categories: z.array(z.object({ code, name: text, entered: z.int(), handedOut: z.int(), withoutBib: z.int() })),
    desks: z.array(deskPace),
    /** Kits handed out in each quarter of an hour with any, the newest last; at most the last 48. */
    quarters: z.array(z.object({ from: instantMs, handedOut: z.int() })),
    /** The last steps, the newest first. */
    last: z.array(
      z.object({
        ...kitStep.shape,
        entryId: id,
        bib: z.string(),
        name: z.string(),
        nameEn: z.string(),
        isLast: z.boolean(),
      }),
    ),
  }),
  meta: z.object({ serverAt: instantMs }),
});
export type KitBoard = z.infer<typeof kitBoard.data>;

const listed = {
  /** Whose kits: `waiting` has not come. */
  show: z._default(z.enum(["waiting", "handed_out", "all"]), "waiting"),
  category: z.optional(code),
  text: z.optional(searchText),
};

const kitRow = z.object({
  entryId: id,
  bib: z.string(),
  name: z.string(),
  nameEn: z.string(),
  category: code,
  shirtSize: z.string(),
  team: z.string(),
  club: z.string(),
  owedSatang: satang,
  /** The last hand-out; null: it was not handed out, or was taken back. */
  handedOut: z.nullable(kitStep),
});
export type KitRow = z.infer<typeof kitRow>;

export const kitList = staffCall({
  name: "kit-list",
  right,
  shows,
  summary: "Who has not come for their kit yet, or has.",
  params: z.object({ eventId: idParam, ...listed, offset, limit }),
  data: z.array(kitRow),
  meta: z.object({ total: z.int() }),
});

export const kitExport = staffDownload({
  name: "kit-export",
  right,
  shows,
  summary: "The same list as a file, with what each gets and who handed it out.",
  mediaTypes: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  params: z.object({
    eventId: idParam,
    ...listed,
    format: z.enum(["csv", "xlsx"]),
    language: z._default(z.enum(["th", "en"]), "th"),
  }),
});

export const kitCalls: readonly Endpoint[] = [kitFind, kitHandOut, kitTakeBack, kitBoard, kitList, kitExport];

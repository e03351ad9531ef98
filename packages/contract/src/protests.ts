import { protestKinds, protestStates } from "@time-event/domain/protests/protest-rules";
import * as z from "zod/mini";
import { keyAction, keyCall, staffAction, staffCall, staffDownload } from "./define-call.ts";
import { edited } from "./edited.ts";
import type { Endpoint } from "./endpoint.ts";
import { code, digitsUpTo, eventSlug, id, idParam, instantMs, revision } from "./fields.ts";
import { appliedPenalty } from "./players.ts";

// Players protest against results and appeal against penalties from their private page; the jury answers. The customer's
// word for both is request.

const kind = z.enum(protestKinds);
const state = z.enum(protestStates);
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000));

/** Somebody of the order who is in the race. */
const protester = z.object({
  /** Of the race. */
  id,
  bib: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  firstNameEn: z.string(),
  lastNameEn: z.string(),
  category: code,
  /** `live`: nothing was published; `protests`: they may protest until then; `waiting`: not any more; `official`: it is final. */
  stage: z.enum(["live", "protests", "waiting", "official"]),
  protestUntil: z.nullable(instantMs),
  /** They have sent as many as they may. */
  isFull: z.boolean(),
});
export type Protester = z.infer<typeof protester>;

const protest = z.object({
  id,
  kind,
  bib: z.string(),
  /** The bib of another player; "": it is about their own result. */
  against: z.string(),
  text: z.string(),
  state,
  answer: z.string(),
  sentAt: instantMs,
  answeredAt: z.nullable(instantMs),
  /** It has a photograph. */
  hasPhoto: z.boolean(),
});

const ownProtest = z.extend(protest, {
  /** Who protests: the entry of the race. */
  entry: id,
});
export type OwnProtest = z.infer<typeof ownProtest>;

/** A penalty of somebody of the order, once it was decided. */
const ownPenalty = z.extend(appliedPenalty, {
  id,
  entry: id,
  state: z.enum(["in_force", "served", "appealed", "upheld", "revoked"]),
  mayAppeal: z.boolean(),
  /** What was said against it; "": nobody appealed. */
  appeal: z.string(),
  /** Why it was upheld, lifted or revoked; "": it was not, or nothing was said. */
  answer: z.string(),
});
export type OwnPenalty = z.infer<typeof ownPenalty>;

const requests = z.object({
  players: z.array(protester),
  /** The newest first. */
  protests: z.array(ownProtest),
  penalties: z.array(ownPenalty),
});
export type Requests = z.infer<typeof requests>;

export const webRequestList = keyCall({
  name: "web-request-list",
  key: "registration",
  shows: ["protest", "order", "penalty", "publication"],
  summary:
    "What the players of an order protested or appealed against, what was answered, and until when they still may.",
  params: z.object({ event: z.optional(eventSlug) }),
  data: requests,
  meta: z.object({ serverAt: instantMs }),
});

export const webRequestListMember = keyCall({
  name: "web-request-list-member",
  key: "member",
  shows: ["protest", "order", "penalty", "publication"],
  summary: "The same for a member, of their own entry of the race alone.",
  params: z.object({ event: z.optional(eventSlug) }),
  data: requests,
  meta: z.object({ serverAt: instantMs }),
});

/** What a player sends, and why it is not taken. */
const saving = {
  repeatable: true,
  changes: ["protest", "penalty"],
  body: z.object({
    /** Who protests: the entry of the race. */
    entry: id,
    kind: z.enum([...protestKinds, "appeal"]),
    /** The bib of the other player, if it is about one. */
    against: digitsUpTo(40),
    /** The penalty that is appealed. */
    penalty: z._default(z.nullable(id), null),
    text: words,
  }),
  data: requests,
  refuses: {
    unknown: "field",
    same_entry: "field",
    not_published: "whole",
    protest_over: "whole",
    too_many_protests: "whole",
    no_such_step: "whole",
    appeal_over: "whole",
  },
} as const;

export const webRequestSave = keyAction({
  name: "web-request-save",
  key: "registration",
  summary:
    "Protests against a result while the time to protest of the provisional list runs, or appeals against a penalty while it " +
    "can be appealed.",
  ...saving,
});

export const webRequestSaveMember = keyAction({
  name: "web-request-save-member",
  key: "member",
  summary: "The same by a member, for their own entry of the race alone.",
  ...saving,
});

const staffProtest = z.extend(protest, {
  ...edited.shape,
  name: z.string(),
  nameEn: z.string(),
  /** The category whose list it is about, and the number of the list. */
  category: code,
  publication: z.int(),
  /** Of the order. */
  reference: z.string(),
  answeredBy: z.string(),
});
export type StaffProtest = z.infer<typeof staffProtest>;

export const protestList = staffCall({
  name: "protest-list",
  right: { permission: "timing_work", at: "event" },
  shows: ["protest", "entry", "order"],
  summary: "The protests of players: those that wait, the oldest first, or those that were answered, the newest first.",
  params: z.object({ eventId: idParam, which: z.enum(["open", "answered"]) }),
  data: z.array(staffProtest),
  /** `total`: how many there are; only the first of them are sent. */
  meta: z.object({ total: z.int(), serverAt: instantMs }),
});

export const protestAnswer = staffAction({
  name: "protest-answer",
  right: { permission: "penalties_decide", at: "event" },
  changes: ["protest"],
  summary: "Accepts or rejects a protest, with the reason that the player reads.",
  body: z.object({ eventId: id, id, revision, decision: z.enum(["accept", "reject"]), answer: words }),
  data: staffProtest,
  refuses: { already_answered: "whole" },
});

export const protestPhoto = staffDownload({
  name: "protest-photo",
  right: { permission: "timing_work", at: "event" },
  shows: ["protest"],
  summary: "The photograph that a player added to a protest.",
  mediaTypes: ["image/webp"],
  params: z.object({ eventId: idParam, id: idParam }),
});

export const protestCalls: readonly Endpoint[] = [protestList, protestAnswer, protestPhoto];

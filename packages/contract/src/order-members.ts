import * as z from "zod/mini";
import { keyAction, keyCall } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { code, day, eventSlug, id, instantMs, text } from "./fields.ts";
import { answerFile } from "./order-choices.ts";
import { askedThings } from "./order-offers.ts";
import { orderPlayer } from "./order-player.ts";
import { raceRunner } from "./race-runners.ts";
import { webTeamSave } from "./teams.ts";

// Each member of an order can have a link of their own, which opens what concerns them and nothing else.

const position = z.int().check(z.gte(0), z.lte(99));
/** What must be filled in and is not, as paths: `phone`, `answers.7`. */
const missing = z.array(z.string());

const members = z.array(
  z.object({
    /** The entry of the order, and the member's place in it, from 0. */
    entry: id,
    position,
    category: code,
    team: z.string(),
    name: z.string(),
    missing,
    /** When the link was made; null: there is none, or it is for somebody who was replaced since. */
    invitedAt: z.nullable(instantMs),
    /** When the member filled something in; null: not yet. */
    filledInAt: z.nullable(instantMs),
  }),
);

export const webTeamListMembers = keyCall({
  name: "web-team-list-members",
  key: "registration",
  shows: ["order", "entry", "category", "question"],
  summary: "The players of an order, what is missing of each, and who has a link of their own.",
  params: z.object({ event: z.optional(eventSlug) }),
  data: members,
  meta: noMeta,
});

export const webTeamSaveLink = keyAction({
  name: "web-team-save-link",
  key: "registration",
  repeatable: true,
  summary:
    "Makes the link by which a member of an order fills in their own part, and ends the one before; or only ends it.",
  changes: ["order"],
  body: z.object({ entry: id, position, link: z.enum(["make", "end"]) }),
  /** `key` is shown once; null: the link was ended. */
  data: z.object({ key: z.nullable(z.string()), members }),
  refuses: { unknown: "field", fixed: "whole" },
});

const part = z.object({
  event: eventSlug,
  eventName: text,
  startsOn: z.string(),
  category: code,
  categoryName: text,
  team: z.string(),
  /** The contact of the order. */
  invitedBy: z.string(),
  /** `rest`: who they are stays, because it was confirmed. `nothing`: the hold has ended, or the race has begun. */
  mayChange: z.enum(["all", "rest", "nothing"]),
  player: orderPlayer,
  /** What their ticket says; null: they are not in the race. */
  ticket: z.nullable(
    z.object({
      reference: z.string(),
      runner: raceRunner,
      venue: text,
      province: text,
      endsOn: day,
      timeZone: z.string(),
    }),
  ),
  /** The files that the answers name. */
  files: z.array(answerFile),
  missing,
});
export type MemberPart = z.infer<typeof part>;

export const webTeamGetMember = keyCall({
  name: "web-team-get-member",
  key: "member",
  shows: ["order", "entry", "category", "question"],
  summary: "What a member of an order has filled in, and what is missing of it.",
  params: noParams,
  data: part,
  /** What is sold and asked in their category. */
  meta: z.object({ offered: askedThings }),
});

export const webTeamSaveMember = keyAction({
  name: "web-team-save-member",
  key: "member",
  repeatable: true,
  summary: "Fills in a member's own part. Name, gender, birth date and add-ons stay once the order is confirmed.",
  changes: ["order", "entry", "result"],
  body: z.object({ player: orderPlayer }),
  data: part,
  refuses: webTeamSave.refuses,
});

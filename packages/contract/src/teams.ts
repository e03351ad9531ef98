import { longestOf } from "@time-event/domain/entries/text-kinds";
import * as z from "zod/mini";
import { keyAction, openCall } from "./define-call.ts";
import { noMeta } from "./endpoint.ts";
import { code, eventSlug, id, limit, offset, searchText } from "./fields.ts";
import { orderPlayer } from "./order-player.ts";
import { ofEntry, ofNumbers } from "./order-refusals.ts";
import { order } from "./orders.ts";
import { startListRow } from "./players.ts";

const team = z.object({
  team: z.string(),
  category: code,
  members: z.int(),
});
export type TeamRow = z.infer<typeof team>;

const teamName = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestOf.name));

export const webTeamList = openCall({
  name: "web-team-list",
  shows: ["entry", "category", "privacy"],
  summary: "The teams on the start list of an event, by category and name.",
  params: z.object({ event: eventSlug, category: z.optional(code), text: z.optional(searchText), offset, limit }),
  data: z.array(team),
  meta: z.object({ total: z.int() }),
});

export const webTeamGet = openCall({
  name: "web-team-get",
  shows: ["entry", "category", "privacy"],
  summary: "A team of one category and its members, as the start list shows them; none where it shows nobody.",
  params: z.object({ event: eventSlug, category: code, team: teamName }),
  data: z.object({ ...team.shape, players: z.array(z.omit(startListRow, { wave: true })) }),
  meta: noMeta,
});

export const webTeamSave = keyAction({
  name: "web-team-save",
  key: "registration",
  repeatable: true,
  summary:
    "Changes the name, the captain and the members of a team in an order that is not confirmed yet; its places stay. " +
    "What is left out stays as it is.",
  changes: ["order", "entry"],
  body: z.object({
    /** The entry of the order. */
    id,
    team: z.optional(teamName),
    /** Which of the players, from 0, becomes the first: the first of a team is its captain. */
    captain: z.optional(z.int().check(z.gte(0), z.lte(99))),
    players: z.optional(z.array(orderPlayer).check(z.maxLength(100))),
  }),
  data: order,
  refuses: {
    fixed: "whole",
    hold_ended: "whole",
    unknown: "field",
    required: "field",
    bad_date: "field",
    born_after_race: "field",
    bad_email: "field",
    thai_id: "field",
    ...ofNumbers,
    too_many: "field",
    not_a_number: "field",
    not_a_duration: "field",
    sold_out: "field",
    code_used_up: "field",
    code_used: "field",
    ...ofEntry,
  },
});

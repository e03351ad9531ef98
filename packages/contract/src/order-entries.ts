import { longestOf } from "@time-event/domain/entries/text-kinds";
import * as z from "zod/mini";
import { keyAction } from "./define-call.ts";
import { id, textUpTo, typedCode } from "./fields.ts";
import { orderPlayer } from "./order-player.ts";
import { ofAddOns, ofAnswers, ofCode, ofContact, ofEntry, ofNumbers, ofPlaces } from "./order-refusals.ts";
import { order } from "./orders.ts";

export const webRegisterModelSave = keyAction({
  name: "web-register-model-save",
  key: "registration",
  repeatable: true,
  summary: "Adds an entry to an order, or changes it. Takes its places, and holds those of an expired order again.",
  changes: ["order", "entry"],
  body: z.object({
    /** Left out: a new entry. */
    id: z.optional(id),
    category: typedCode,
    /** In which group of its category it starts; left out: as it was. */
    wave: z.optional(z.nullable(id)),
    /** The name of a team. */
    team: textUpTo(longestOf.name),
    /** How many members a team will have, as long as not all of them are filled in. */
    size: z.optional(z.int().check(z.gte(1), z.lte(100))),
    players: z._default(z.array(orderPlayer).check(z.maxLength(100)), []),
  }),
  data: order,
  refuses: {
    entries_closed: "whole",
    fixed: "whole",
    bad_date: "field",
    born_after_race: "field",
    ...ofCode,
    ...ofAddOns,
    ...ofAnswers,
    ...ofContact,
    ...ofNumbers,
    ...ofPlaces,
    many_held_here: "field",
    too_many_entries: "field",
    ...ofEntry,
  },
});

export const webRegisterModelDelete = keyAction({
  name: "web-register-model-delete",
  key: "registration",
  repeatable: true,
  summary: "Removes an entry from an order and frees its places.",
  changes: ["order", "entry"],
  body: z.object({ id }),
  data: order,
  refuses: { fixed: "whole", unknown: "field" },
});

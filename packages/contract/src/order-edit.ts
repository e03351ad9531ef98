import { orderStates } from "@time-event/domain/orders/order-states";
import { longestOf } from "@time-event/domain/entries/text-kinds";
import * as z from "zod/mini";
import { staffAction } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { id, textUpTo } from "./fields.ts";
import { orderContact } from "./order-contact.ts";
import { orderPlayer } from "./order-player.ts";
import { ofAddOns, ofAnswers, ofContact, ofEntry, ofNumbers } from "./order-refusals.ts";
import { orderLanguage } from "./orders.ts";

export const orderEdit = staffAction({
  name: "order-edit",
  changes: ["order", "entry"],
  summary:
    "Changes an order on behalf of its contact, by the same rules: who is written to and in which language, or the players " +
    "of an entry as long as it is not confirmed; then the entry of the race is changed. What is left out stays as it is.",
  right: { permission: "registrations_edit", at: "event" },
  body: z.object({
    eventId: id,
    id,
    contact: z.optional(z.object({ ...orderContact.shape, language: orderLanguage })),
    /** An entry of the order. */
    entry: z.optional(
      z.object({
        id,
        team: textUpTo(longestOf.name),
        players: z.array(orderPlayer).check(z.minLength(1), z.maxLength(100)),
      }),
    ),
  }),
  data: z.object({ state: z.enum(orderStates) }),
  refuses: {
    /** Cancelled, refunded, or its players are confirmed; or what is chosen would change a price that stays. */
    fixed: "whole",
    hold_ended: "whole",
    required: "field",
    bad_date: "field",
    born_after_race: "field",
    code_used_up: "field",
    code_used: "field",
    ...ofContact,
    ...ofNumbers,
    ...ofAnswers,
    ...ofAddOns,
    ...ofEntry,
  },
});

export const orderEditCalls: readonly Endpoint[] = [orderEdit];

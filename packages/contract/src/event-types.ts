import * as z from "zod/mini";
import { edited, lastingCode, nameText, orderOfCodes } from "./edited.ts";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { eventArt, revision } from "./fields.ts";

const fields = { code: lastingCode, name: nameText, art: eventArt, active: z.boolean() };

export const staffEventType = z.object({
  ...fields,
  ...edited.shape,
  /** Number of events of this type. */
  events: z.int(),
});
export type StaffEventType = z.infer<typeof staffEventType>;

export const eventTypeList = staffCall({
  name: "event-type-list",
  shows: ["event_type", "event"],
  summary: "All types of events, in their order, with the number of events of each.",
  right: { permission: "events_view", at: "anywhere" },
  params: noParams,
  data: z.array(staffEventType),
  meta: noMeta,
});

export const eventTypeSave = staffAction({
  name: "event-type-save",
  changes: ["event_type"],
  summary: "Adds a type of events, or changes it.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ ...fields, revision }),
  data: staffEventType,
  refuses: { taken: "field" },
});

export const eventTypeDelete = staffAction({
  name: "event-type-delete",
  changes: ["event_type"],
  removes: true,
  summary: "Removes a type that no event is of.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ code: lastingCode, revision }),
  data: z.null(),
  refuses: { in_use: "whole" },
});

export const eventTypeOrder = staffAction({
  name: "event-type-order",
  changes: ["event_type"],
  summary: "Puts the types in an order.",
  right: { permission: "master_edit", at: "installation" },
  body: orderOfCodes,
  data: z.null(),
  refuses: { list_changed: "whole" },
});

import * as z from "zod/mini";
import { askedOfPerson } from "./asked.ts";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta } from "./endpoint.ts";
import { id, idParam, instantMs, revision } from "./fields.ts";

export const eventAskedGet = staffCall({
  name: "event-asked-get",
  shows: ["question"],
  summary: "What an event asks of each player beside name, gender and birth date.",
  right: { permission: "events_view", at: "event" },
  params: z.object({ eventId: idParam }),
  data: z.object({ ...askedOfPerson.shape, revision, changedAt: instantMs, changedBy: z.string() }),
  meta: noMeta,
});

export const eventAskedSave = staffAction({
  name: "event-asked-save",
  changes: ["question"],
  summary: "Sets what an event asks of each player. What it does not ask any more is not kept of whoever enters later.",
  right: { permission: "events_edit", at: "event" },
  body: z.object({ eventId: id, revision, ...askedOfPerson.shape }),
  data: z.object({ revision }),
});

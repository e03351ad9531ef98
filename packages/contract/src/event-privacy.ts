import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta } from "./endpoint.ts";
import { id, idParam, instantMs, revision } from "./fields.ts";
import { publicView } from "./public-view.ts";

export const eventPrivacyGet = staffCall({
  name: "event-privacy-get",
  shows: ["privacy"],
  summary: "What an event's public lists show of its entries.",
  right: { permission: "events_view", at: "event" },
  params: z.object({ eventId: idParam }),
  data: z.object({ ...publicView.shape, revision, changedAt: instantMs, changedBy: z.string() }),
  meta: noMeta,
});

export const eventPrivacySave = staffAction({
  name: "event-privacy-save",
  changes: ["privacy"],
  summary: "Sets what an event's public lists show of its entries.",
  right: { permission: "events_edit", at: "event" },
  body: z.object({ eventId: id, revision, ...publicView.shape }),
  data: z.object({ revision }),
});

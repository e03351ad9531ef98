import { obstacleCodes, setupTabs } from "@time-event/domain/event-state/obstacles";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta } from "./endpoint.ts";
import { eventPage } from "./events.ts";
import { id, idParam, instantMs } from "./fields.ts";
import { raceDoubt } from "./race-doubts.ts";
import { staffEventState } from "./staff-events.ts";
import { staffText } from "./staff-text.ts";

const obstacle = z.object({
  code: z.enum(obstacleCodes),
  tab: z.enum(setupTabs),
  /** Code of the category that it is about; "" where it is about the event. */
  subject: z.string(),
});

export const eventReadinessGet = staffCall({
  name: "event-readiness-get",
  shows: ["event", "category", "checkpoint", "entry", "result"],
  summary: "Where an event's state may go next, and everything that keeps it from there.",
  right: { permission: "events_view", at: "event" },
  params: z.object({ eventId: idParam }),
  data: z.object({
    state: staffEventState,
    steps: z.array(
      z.object({
        to: staffEventState,
        kind: z.enum(["forward", "back", "cancel"]),
        obstacles: z.array(obstacle),
      }),
    ),
    mayBeArchived: z.boolean(),
    /** What may be right but seldom is: it keeps the event from nothing. */
    doubts: z.array(raceDoubt),
  }),
  meta: noMeta,
});
export type EventReadiness = z.infer<typeof eventReadinessGet.data>;

export const eventPreviewGet = staffCall({
  name: "event-preview-get",
  shows: ["event", "event_type", "category", "checkpoint", "course", "schedule", "image", "policy", "privacy", "entry"],
  summary: "The public page of an event, also of a draft: as everybody will see it once it is published.",
  right: { permission: "events_view", at: "event" },
  params: z.object({ eventId: idParam }),
  data: eventPage,
  meta: noMeta,
});

const reasonText = staffText(1_000);

export const eventStateSave = staffAction({
  name: "event-state-save",
  changes: ["event"],
  summary: "Takes an event's state one step further, back, or cancels the event.",
  right: { permission: "events_publish", at: "event" },
  body: z
    .object({
      eventId: id,
      /** The state that the caller saw. */
      from: staffEventState,
      to: staffEventState,
      /** Of a cancellation, for everybody to read; in English it may be left out. */
      reason: z.optional(z.object({ th: reasonText, en: reasonText })),
    })
    .check(z.refine(({ to, reason }) => to !== "cancelled" || !!reason?.th, { path: ["reason", "th"] })),
  data: z.object({ state: staffEventState, stateChangedAt: instantMs }),
  refuses: {
    changed_since: "whole",
    event_archived: "whole",
    no_such_step: "whole",
    name_th_missing: "whole",
    venue_missing: "whole",
    province_missing: "whole",
    no_category: "whole",
    no_start_checkpoint: "whole",
    no_finish_checkpoint: "whole",
    category_without_fee: "whole",
    category_without_start: "whole",
    category_without_finish: "whole",
    gun_off_days: "whole",
    fees_over: "whole",
    days_over: "whole",
    no_entries: "whole",
    too_early: "whole",
    not_started: "whole",
    has_entries: "whole",
    has_reads: "whole",
  },
});

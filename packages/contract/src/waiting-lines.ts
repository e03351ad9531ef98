import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { edited } from "./edited.ts";
import { noMeta } from "./endpoint.ts";
import { id, idParam, instantMs, revision } from "./fields.ts";

/** What staff say about an event's line. `auto`: it begins while more people come than the server can serve. */
export const lineModes = ["auto", "on", "off"] as const;
export type LineMode = (typeof lineModes)[number];

const waitingLine = z.object({
  mode: z.enum(lineModes),
  /** Whether people wait in line now, and how many by all processes. */
  isOn: z.boolean(),
  waiting: z.int(),
  /** How many went in, in a minute. */
  perMinute: z.int(),
  /** How long whoever comes now has to wait; null: nobody goes in now. */
  waitS: z.nullable(z.int()),
  /** The last hour in which there was a line, by half minutes. */
  moments: z.array(z.object({ at: instantMs, waiting: z.int(), letIn: z.int() })),
  ...edited.shape,
});
export type WaitingLine = z.infer<typeof waitingLine>;

export const waitingLineGet = staffCall({
  name: "waiting-line-get",
  shows: ["waiting_line"],
  summary:
    "The line of those who want to enter an event, and what staff say about it; revision 0: nobody said anything.",
  right: { permission: "events_view", at: "event" },
  params: z.object({ eventId: idParam }),
  data: waitingLine,
  meta: noMeta,
});

export const waitingLineSave = staffAction({
  name: "waiting-line-save",
  changes: ["waiting_line"],
  summary: "Says whether people wait in line before they enter an event: always, never, or while too many come.",
  right: { permission: "events_publish", at: "event" },
  body: z.object({ eventId: id, mode: z.enum(lineModes), revision }),
  data: waitingLine,
  refuses: {},
});

export const waitingLineCalls = [waitingLineGet, waitingLineSave] as const;

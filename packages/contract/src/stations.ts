import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { edited } from "./edited.ts";
import { code, id, idParam, instantMs, revision, text, textUpTo, typedInstantMs } from "./fields.ts";

/** Numbers of records that never came, both ends included. */
const numbers = z.object({ from: z.int(), to: z.int() });

/** A browser that works for a station. */
const stationDevice = z.object({
  device: z.string(),
  worker: z.string(),
  lastHeardAt: instantMs,
  waiting: z.int(),
  battery: z.nullable(z.number()),
  offsetMs: z.nullable(z.int()),
  records: z.int(),
  /** The highest number that came; 0: none. */
  highest: z.int(),
  missing: z.array(numbers),
  /** Records that did not fit their chain. */
  broken: z.int(),
});
export type StationDevice = z.infer<typeof stationDevice>;

/** A working place at a checkpoint. Its key is shown once and never stored as it is. */
const station = z.object({
  ...edited.shape,
  id,
  checkpoint: code,
  name: z.string(),
  createdAt: instantMs,
  endsAt: z.nullable(instantMs),
  revokedAt: z.nullable(instantMs),
  devices: z.array(stationDevice),
});
export type Station = z.infer<typeof station>;

const right = { permission: "timing_work", at: "event" } as const;
const seen = z.object({ eventId: id, id, revision });

export const stationList = staffCall({
  name: "station-list",
  right,
  summary: "The checkpoints of an event with their stations, and the devices that work for them.",
  shows: ["station", "checkpoint"],
  params: z.object({ eventId: idParam }),
  data: z.array(z.object({ checkpoint: code, name: text, stations: z.array(station) })),
  meta: z.object({ event: z.string(), eventName: text, serverAt: instantMs }),
});

/** The one reply that holds the key. */
const shownStation = z.object({ key: z.string(), station });
export type ShownStation = z.infer<typeof shownStation>;

export const stationOpen = staffAction({
  name: "station-open",
  right,
  summary: "Opens a station of a checkpoint and issues its key. Only this reply shows it.",
  changes: ["station"],
  body: z.object({
    eventId: id,
    checkpoint: code,
    /** Left out: a number at its checkpoint. */
    name: textUpTo(80),
    /** Left out: the day after the event's last day ends. */
    endsAt: z.optional(typedInstantMs),
  }),
  data: shownStation,
  refuses: { unknown: "whole", ends_in_the_past: "whole" },
});

export const stationRenew = staffAction({
  name: "station-renew",
  right,
  summary: "Gives a station a new key and a new end, and ends the key that it had. Only this reply shows the key.",
  changes: ["station"],
  body: z.extend(seen, { endsAt: z.optional(typedInstantMs) }),
  data: shownStation,
  refuses: { revoked: "whole", ends_in_the_past: "whole" },
});

export const stationRevoke = staffAction({
  name: "station-revoke",
  right,
  summary: "Ends a station's key for good: every server refuses the next call with it.",
  changes: ["station"],
  body: seen,
  data: station,
  refuses: { revoked: "whole" },
});

export const stationCalls = [stationList, stationOpen, stationRenew, stationRevoke] as const;

import * as z from "zod/mini";
import { eventDays } from "./categories.ts";
import { edited, nameText } from "./edited.ts";
import { openCall, staffAction, staffCall } from "./define-call.ts";
import { publicCheckpoint } from "./events.ts";
import {
  checkpointKind,
  code,
  eventSlug,
  id,
  idParam,
  instantMs,
  nameRtgs,
  revision,
  text,
  typedCode,
  typedInstantMs,
} from "./fields.ts";
import { stationMeta } from "./station-calls.ts";

export const checkpointProgress = z.object({
  ...publicCheckpoint.shape,
  /** Entries seen here. */
  passed: z.int(),
  /** Entries whose course passes here. */
  expected: z.int(),
  lastPassings: z.array(
    z.object({ bib: z.string(), name: z.string(), nameEn: z.string(), nameRtgs, category: code, at: instantMs }),
  ),
});
export type CheckpointProgress = z.infer<typeof checkpointProgress>;

export const webCheckpointList = openCall({
  name: "web-checkpoint-list",
  shows: ["checkpoint", "result"],
  summary: "The checkpoints of an event with live counts and the last passings at each.",
  params: z.object({ event: eventSlug }),
  data: z.array(checkpointProgress),
  key: "station",
  /** With a station's key: the station, and whom to expect there. */
  meta: z.object({ version: z.int(), ...stationMeta }),
});

export const checkpointForm = z.object({
  /** It never changes once the checkpoint is added: reads and courses name it. */
  code: typedCode.check(z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u)),
  kind: checkpointKind,
  name: nameText,
  /** Metres from the start along the course; at a lap line, the length of one lap. */
  distanceM: z.number().check(z.gte(0), z.lte(10_000_000)),
  lat: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
  lng: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
  elevationM: z.nullable(z.number().check(z.gte(-500), z.lte(9_000))),
  opensAt: z.nullable(typedInstantMs),
  cutoffAt: z.nullable(typedInstantMs),
});
export type CheckpointForm = z.infer<typeof checkpointForm>;

/** As it is stored: a checkpoint from a race folder may break the form's rules. */
export const checkpointRow = z.object({
  ...checkpointForm.shape,
  code,
  name: text,
  distanceM: z.number(),
  opensAt: z.nullable(instantMs),
  cutoffAt: z.nullable(instantMs),
  ...edited.shape,
  /** Codes of the categories whose course passes here. */
  usedBy: z.array(code),
  /** Reads recorded here. */
  passings: z.int(),
});
export type CheckpointRow = z.infer<typeof checkpointRow>;

const edit = { permission: "events_edit", at: "event" } as const;

export const checkpointList = staffCall({
  name: "checkpoint-list",
  shows: ["checkpoint", "category", "event", "result"],
  right: { permission: "events_view", at: "event" },
  summary: "The checkpoints of an event along the course, with the categories that use them.",
  params: z.object({ eventId: idParam }),
  data: z.array(checkpointRow),
  meta: z.object({ ...eventDays.shape }),
});

export const checkpointSave = staffAction({
  name: "checkpoint-save",
  changes: ["checkpoint", "result"],
  right: edit,
  summary: "Adds a checkpoint (revision 0) or changes it. Computes the results that depend on the change again.",
  body: z.extend(checkpointForm, { eventId: id, revision }),
  data: z.object({ code, revision, judged: z.int() }),
  refuses: {
    taken: "field",
    required: "field",
    backwards: "field",
    no_distance: "field",
    course_empty: "whole",
    course_without_start: "whole",
    course_without_finish: "whole",
    unknown: "whole",
    before_gun: "whole",
    laps_without_lap_line: "whole",
    duplicate_code: "whole",
    stage_not_on_course: "whole",
    relay_leg_not_on_course: "whole",
    relay_ends_early: "whole",
    course_backwards: "whole",
    must_pass_on_laps: "whole",
    neutral_not_on_course: "whole",
    leader_needs_laps: "whole",
    clock_needs_limit: "whole",
    last_needs_interval: "whole",
    mass_start_not_possible: "whole",
    handicap_needs_allowance: "whole",
    handicap_by_gun: "whole",
    handicap_one_time: "whole",
    team_time_on_laps: "whole",
  },
});

export const checkpointDelete = staffAction({
  name: "checkpoint-delete",
  changes: ["checkpoint"],
  removes: true,
  right: edit,
  summary: "Removes a checkpoint that is on no course and has no reads.",
  body: z.object({ eventId: id, code, revision }),
  data: z.null(),
  refuses: { has_reads: "whole", in_use: "whole" },
});

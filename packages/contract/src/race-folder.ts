import * as z from "zod/mini";
import { staffDownload, staffUpload } from "./endpoint.ts";
import { day, eventSlug, id, idParam, resultStatus, text } from "./fields.ts";
import { staffEventState } from "./staff-events.ts";

export const raceFolderExport = staffDownload({
  name: "race-folder-export",
  shows: ["event", "category", "checkpoint", "entry", "result"],
  summary: "The whole race as a folder, packed as a ZIP file: set-up, entries, passings, penalties, results.",
  // birth dates are in it
  right: { permission: "personal_data_view", at: "event" },
  params: z.object({ eventId: idParam }),
});

/** What is wrong with a race folder or the file that brings it. */
export const folderProblemCodes = [
  "not_zip",
  "too_many_files",
  "too_large_unpacked",
  "unsafe_name",
  "no_folder",
  "missing_file",
  "both_files",
  "not_a_file",
  "unreadable",
  "not_gzip",
  "invalid_utf8",
  "bad_character",
  "bad_json",
  "bad_race",
  "missing_column",
  "repeated_column",
  "wrong_field_count",
  "unclosed_quote",
  "stray_quote",
  "line_too_long",
  "missing_value",
  "too_long",
  "unknown_category",
  "unknown_checkpoint",
  "unknown_bib",
  "duplicate_bib",
  "duplicate_chip",
  "bib_and_chip",
  "bad_gender",
  "bad_date",
  "bad_age",
  "bad_instant",
  "clock_not_set",
  "buddhist_year",
  "not_race_days",
  "bad_status",
  "bad_result_status",
  "bad_number",
  "bad_yes_no",
] as const;
export type FolderProblemCode = (typeof folderProblemCodes)[number];

/** One thing that is wrong. `line` counts from 1, the header included; null where a whole file is meant. */
export const folderProblem = z.object({
  file: z.string(),
  line: z.nullable(z.int()),
  code: z.enum(folderProblemCodes),
  /** The value or name at fault. */
  detail: z.string(),
});
export type FolderProblem = z.infer<typeof folderProblem>;

/** What a folder would store, or did. */
export const folderRace = z.object({
  slug: z.string(),
  name: text,
  type: z.string(),
  state: staffEventState,
  startsOn: day,
  endsOn: day,
  categories: z.int(),
  entries: z.int(),
  passings: z.int(),
  /** Passings that stand in the folder more than once, stored once. */
  repeatedPassings: z.int(),
  /** Passings of bibs and chips that nobody has: kept, without effect. */
  passingsOfNobody: z.int(),
  penalties: z.int(),
  statuses: z.partialRecord(resultStatus, z.int()),
  /** The sport was not known and is added to the list. */
  newEventType: z.nullable(z.string()),
});

export const folderReport = z.object({
  /** The event that was stored; null: nothing was. */
  eventId: z.nullable(id),
  /** Another event has this address: give the race another one. */
  slugTaken: z.boolean(),
  /** Null where the folder cannot be read. */
  race: z.nullable(folderRace),
  /** The first of them; `problemCount` counts all. */
  problems: z.array(folderProblem),
  problemCount: z.int(),
  /** Files that no race is made of: not read. */
  unusedFiles: z.array(z.string()),
  /** Columns and keys that are not known, and whether they are kept with the race. */
  unknown: z.array(z.object({ file: z.string(), name: z.string(), kept: z.boolean() })),
});
export type FolderReport = z.infer<typeof folderReport>;

const importing = {
  // it may come as an event that is published already
  right: { permission: "events_publish", at: "installation" },
  params: z.object({
    /** Another address than the folder's own. */
    slug: z.optional(eventSlug),
  }),
  data: folderReport,
} as const;

export const raceFolderPreview = staffUpload({
  name: "race-folder-preview",
  changes: [],
  summary: "Says what a race folder (a ZIP file) would store, and everything that is wrong with it. Stores nothing.",
  ...importing,
});

export const raceFolderImport = staffUpload({
  name: "race-folder-import",
  changes: ["event", "category", "checkpoint", "entry", "result"],
  summary: "Stores a race folder (a ZIP file) as a new event: all of it, or nothing.",
  ...importing,
});

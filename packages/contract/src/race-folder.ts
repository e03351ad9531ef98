import * as z from "zod/mini";
import { staffDownload, staffUpload } from "./define-call.ts";
import { day, eventSlug, id, idParam, resultStatus, text } from "./fields.ts";
import { raceDoubt } from "./race-doubts.ts";
import { staffEventState } from "./staff-events.ts";

export const raceFolderExport = staffDownload({
  name: "race-folder-export",
  shows: ["event", "category", "checkpoint", "entry", "result"],
  summary: "The whole race as a race folder, packed as a ZIP file: set-up, entries, passings, penalties, results.",
  // it holds birth dates
  mediaTypes: ["application/zip"],
  right: { permission: "personal_data_view", at: "event" },
  params: z.object({ eventId: idParam }),
});

/** What is wrong with a race folder or with its ZIP file. */
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
  "unknown_wave",
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
  "no_laps",
  "unknown_stage",
  "too_many_lines",
] as const;
export type FolderProblemCode = (typeof folderProblemCodes)[number];

/** One thing that is wrong. `line` counts from 1, the header included; null: the whole file is meant. */
export const folderProblem = z.object({
  file: z.string(),
  line: z.nullable(z.int()),
  code: z.enum(folderProblemCodes),
  /** The value or name at fault. */
  detail: z.string(),
});
export type FolderProblem = z.infer<typeof folderProblem>;

/** What a race folder would store, or has stored. */
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
  /** Passings that the folder has more than once; each is stored once. */
  repeatedPassings: z.int(),
  /** Passings of bibs and chips that no entry has: stored, without effect. */
  passingsOfNobody: z.int(),
  penalties: z.int(),
  statuses: z.partialRecord(resultStatus, z.int()),
  /** The sport is new and is added to the list. */
  newEventType: z.nullable(z.string()),
  /** What may be right but seldom is: it is stored. */
  doubts: z.array(raceDoubt),
});

export const folderReport = z.object({
  /** The event that was stored; null: none was. */
  eventId: z.nullable(id),
  /** Another event has this address: the race needs another one. */
  slugTaken: z.boolean(),
  /** Null where the folder cannot be read. */
  race: z.nullable(folderRace),
  /** The first problems; `problemCount` counts all. */
  problems: z.array(folderProblem),
  problemCount: z.int(),
  /** Files that are no part of a race folder: not read. */
  unusedFiles: z.array(z.string()),
  /** Columns and keys that are not known, and whether they are kept with the race. */
  unknown: z.array(z.object({ file: z.string(), name: z.string(), kept: z.boolean() })),
});
export type FolderReport = z.infer<typeof folderReport>;

const importing = {
  // Boston, with 31,984 entries and 287,302 passings, is a tenth of it
  largestBytes: 50_000_000,
  // it may arrive as an event that is published already
  right: { permission: "events_publish", at: "installation" },
  params: z.object({
    /** The address to store it under, instead of the folder's own. */
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

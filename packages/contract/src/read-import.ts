import { lineFormats } from "@time-event/domain/readers/recognise-format";
import { lineProblems } from "@time-event/domain/readers/reader-line";
import { readColumns } from "@time-event/domain/readers/table-columns";
import * as z from "zod/mini";
import { staffUpload } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { code, day, idParam, instantMs, text } from "./fields.ts";
import { passingFate } from "./passings.ts";

// Files of chip readers, and tables of reads. docs/readers.md lists the formats.

const timing = { permission: "timing_work", at: "event" } as const;

/** A maker's lines; or a table (CSV, XLSX) whose columns are named. */
const readFormat = z.enum([...lineFormats, "table"]);
export type ReadFormat = z.infer<typeof readFormat>;

const column = z.nullable(z.enum(readColumns));
const pointName = z.string().check(z.maxLength(80));
/** Where each place of the file is; null: its reads are left out. */
const pointMapping = z.array(z.object({ point: pointName, checkpoint: z.nullable(code) })).check(z.maxLength(200));

const fromJson = z.transform((json: string, { issues }): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    issues.push({ code: "custom", input: json });
    return z.NEVER;
  }
});

const file = {
  eventId: idParam,
  fileName: z.string().check(z.minLength(1), z.maxLength(255)),
  /** Left out: recognised by the first lines. */
  format: z.optional(readFormat),
  /** Of a table, what each column is, with commas between them (`bib,,time`); left out: guessed by the header. */
  mapping: z.optional(
    z.pipe(
      z.string().check(z.maxLength(2_000)),
      z.pipe(
        z.transform((list: string) => list.split(",").map((each) => each || null)),
        z.array(column).check(z.maxLength(200)),
      ),
    ),
  ),
  /** Where each place of the file is, as JSON; places that it leaves out are those whose names are codes of checkpoints. */
  points: z.optional(z.pipe(z.string().check(z.maxLength(30_000)), z.pipe(fromJson, pointMapping))),
  /** What the readers' clocks showed: the event's local time, or UTC. */
  clock: z._default(z.enum(["local", "utc"]), "local"),
  /** The day on which a file without days begins; left out: three hours before the first gun. */
  day: z.optional(day),
};

/**
 * What becomes of a read: as in `passing-save`, or why its line is none. `unmapped`: nobody said where its place is;
 * `left_out`: somebody said that it is left out.
 */
const readFate = z.enum([...passingFate.options, ...lineProblems, "unmapped", "left_out"]);
export type ReadFate = z.infer<typeof readFate>;

const readImportLine = z.object({
  /** As editors and spreadsheets count: the first line is 1. */
  line: z.int(),
  fate: readFate,
  bib: z.nullable(z.string()),
  chip: z.nullable(z.string()),
  at: z.nullable(instantMs),
  point: z.string(),
});

/** `counts` are reads and lines that are none, by fate. */
const readImportPreviewData = z.object({
  format: readFormat,
  /** Of a table; empty otherwise. */
  header: z.array(z.string()),
  mapping: z.array(column),
  samples: z.array(z.array(z.string())),
  /** Does the mapping say who and when? Without, no line was read. */
  isComplete: z.boolean(),
  checkpoints: z.array(z.object({ code, name: text })),
  points: z.array(
    z.object({
      point: pointName,
      /** Null with `leftOut` false: nobody has said yet. */
      checkpoint: z.nullable(code),
      leftOut: z.boolean(),
      reads: z.int(),
      /** Reads in each of 40 equal parts of the time from `firstAt` to `lastAt`. */
      overTime: z.array(z.int()),
    }),
  ),
  firstAt: z.nullable(instantMs),
  lastAt: z.nullable(instantMs),
  counts: z.partialRecord(readFate, z.int()),
  /** Bibs and chips that no entry has, those with most reads first, at most 100. */
  unknown: z.array(
    z.object({
      bib: z.nullable(z.string()),
      chip: z.nullable(z.string()),
      reads: z.int(),
      firstAt: instantMs,
      lastAt: instantMs,
    }),
  ),
  /** At most 500, those that are not stored first. */
  lines: z.array(readImportLine),
});
export type ReadImportPreview = z.infer<typeof readImportPreviewData>;

const refuses = {
  unreadable_file: "whole",
  old_excel: "whole",
  too_large_inside: "whole",
  too_many_lines: "whole",
  no_header: "whole",
} as const;

export const readImportPreview = staffUpload({
  name: "read-import-preview",
  changes: [],
  summary: "Reads a chip reader's file or a table of reads and says what would become of each read; stores nothing.",
  right: timing,
  params: z.object(file),
  data: readImportPreviewData,
  refuses,
});

export const readImport = staffUpload({
  name: "read-import",
  changes: ["result", "checkpoint"],
  summary: "Stores the reads of a file in one transaction. The same read is never stored twice.",
  right: timing,
  params: z.object({
    ...file,
    /** `all`: nothing is stored if a read cannot be; `good`: such reads stay out. */
    take: z.enum(["all", "good"]),
    /** How many new reads the preview said; if they are others by now, nothing is stored. */
    expectNew: z.coerce.number().check(z.int(), z.gte(0)),
  }),
  data: readImportPreviewData,
  refuses: { ...refuses, mapping_incomplete: "whole", has_problems: "whole", changed_since: "whole" },
});

export const readImportCalls: readonly Endpoint[] = [readImportPreview, readImport];

import { lineProblemCodes } from "@time-event/domain/entries/entry-columns";
import { entryColumns } from "@time-event/domain/entries/entry-fields";
import { askedOfPerson } from "./asked.ts";
import * as z from "zod/mini";
import { staffCall, staffUpload } from "./define-call.ts";
import { type Endpoint, noMeta } from "./endpoint.ts";
import { code, idParam, text } from "./fields.ts";

const editing = { permission: "registrations_edit", at: "event" } as const;

/** A field of an entry; or `question-7`, `addOn-3`: the answers to a question, what is chosen of an add-on. */
export const importColumn = z.union([
  z.enum(entryColumns),
  z.templateLiteral(["question-", z.int()]),
  z.templateLiteral(["addOn-", z.int()]),
]);
export type ImportColumn = z.infer<typeof importColumn>;
/** What each column of the file is, in the order of the file; null: it is not taken. */
const columnMapping = z.array(z.nullable(importColumn)).check(z.maxLength(200));
const eachColumnOnce = z.refine<readonly unknown[]>((columns) => {
  const named = columns.filter((column) => column !== null);
  return new Set(named).size === named.length;
});

/** A JSON text, as a query has it. */
const fromJson = z.transform((text: string, { issues }): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    issues.push({ code: "custom", input: text });
    return z.NEVER;
  }
});

const file = {
  eventId: idParam,
  fileName: z.string().check(z.minLength(1), z.maxLength(255)),
  /** Place of the sheet in a workbook, from 0. */
  sheet: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100)), 0),
  /** Whether the reply has the cells of each line, to mend them. */
  cells: z._default(z.enum(["yes", "no"]), "no"),
  /** What each column is, as JSON; left out: guessed from the words of the header. */
  mapping: z.optional(
    z.pipe(z.string().check(z.maxLength(4_000)), z.pipe(fromJson, columnMapping.check(eachColumnOnce))),
  ),
};

export const lineProblem = z.object({
  /** The column at fault; null: the line as a whole. */
  column: z.nullable(importColumn),
  code: z.enum(lineProblemCodes),
  value: z.string(),
});
export type LineProblem = z.infer<typeof lineProblem>;

export const lineFate = z.enum(["new", "changed", "same", "problem"]);
export type LineFate = z.infer<typeof lineFate>;

export const importLine = z.object({
  /** As the spreadsheet counts: the first line is 1. */
  line: z.int(),
  fate: lineFate,
  bib: z.string(),
  name: z.string(),
  /** As the file has them, in the order of its header; left out where nobody asked for them. */
  cells: z.optional(z.array(z.string())),
  /** What would be, or was, changed. */
  changes: z.array(importColumn),
  problems: z.array(lineProblem),
});
export type ImportLine = z.infer<typeof importLine>;

/** The columns that the event's questions and add-ons make, with what may stand in their cells. */
const extras = z.array(z.object({ column: importColumn, name: text, options: z.array(text) }));

export const importPreview = z.object({
  kind: z.enum(["csv", "xlsx"]),
  /** Of a text file. */
  encoding: z.nullable(z.enum(["utf-8", "utf-16", "windows-874"])),
  sheets: z.array(z.string()),
  sheet: z.int(),
  headerLine: z.int(),
  header: z.array(z.string()),
  mapping: columnMapping,
  /** The first lines as they are, to see what a column holds. */
  samples: z.array(z.array(z.string())),
  extras,
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), problem: z.int() }),
  /** Lines below the header that say nothing: they are left out. */
  blank: z.int(),
  lines: z.array(importLine),
});
export type ImportPreview = z.infer<typeof importPreview>;

export const entryImportColumns = staffCall({
  name: "entry-import-columns",
  shows: ["entry", "category", "question", "add_on", "privacy"],
  summary:
    "What a spreadsheet of entries may have for this event: its parts of a person, categories, questions and add-ons.",
  right: editing,
  params: z.object({ eventId: idParam }),
  data: z.object({
    asked: askedOfPerson,
    categories: z.array(z.object({ code, name: text, gender: z.enum(["any", "M", "F"]) })),
    extras,
  }),
  meta: noMeta,
});

export const entryImportPreview = staffUpload({
  name: "entry-import-preview",
  changes: [],
  summary: "Reads a spreadsheet of entries (CSV or XLSX) and says of each line what an import would make of it.",
  right: editing,
  params: z.object(file),
  data: importPreview,
  refuses: {
    unreadable_file: "whole",
    old_excel: "whole",
    too_large_inside: "whole",
    too_many_lines: "whole",
    no_header: "whole",
    personal_data_not_permitted: "whole",
  },
});

export const entryImport = staffUpload({
  name: "entry-import",
  changes: ["entry", "result", "add_on"],
  summary: "Imports a spreadsheet of entries in one transaction and says of each line what became of it.",
  right: editing,
  params: z.object({
    ...file,
    /** `all`: nothing is stored if a line has a problem; `good`: lines with problems are left out. */
    take: z.enum(["all", "good"]),
    /** What the preview said; if it would be otherwise by now, nothing is stored. */
    expectNew: z.coerce.number().check(z.int(), z.gte(0)),
    expectChanged: z.coerce.number().check(z.int(), z.gte(0)),
  }),
  data: z.object({ ...importPreview.shape, undo: z.nullable(z.int()) }),
  refuses: {
    has_problems: "whole",
    changed_since: "whole",
    unreadable_file: "whole",
    old_excel: "whole",
    too_large_inside: "whole",
    too_many_lines: "whole",
    no_header: "whole",
    personal_data_not_permitted: "whole",
  },
});

export const entryImportCalls: readonly Endpoint[] = [entryImportColumns, entryImportPreview, entryImport];

import * as z from "zod/mini";
import { staffAction } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { entryFilter, entryReason } from "./entries.ts";
import { code, id } from "./fields.ts";
import { staffText } from "./staff-text.ts";

const editing = { permission: "registrations_edit", at: "event" } as const;

/** The rows that were ticked; or all that a filter finds, of which the caller has seen that there are so many. */
export const entrySelection = z.union([
  z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(5_000)) }),
  z.object({ filter: entryFilter, count: z.int().check(z.gte(1)) }),
]);
export type EntrySelection = z.infer<typeof entrySelection>;

const value = z.string().check(z.trim(), z.maxLength(120));

export const entryBulkChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("category"), category: code }),
  z.object({ kind: z.literal("club"), club: value }),
  z.object({ kind: z.literal("shirt"), shirtSize: z.string().check(z.trim(), z.maxLength(40)) }),
  z.object({ kind: z.literal("withdraw"), reason: staffText(500, 1) }),
  z.object({ kind: z.literal("restore") }),
  z.object({ kind: z.literal("delete") }),
]);
export type EntryBulkChange = z.infer<typeof entryBulkChange>;

export const bulkOutcome = z.object({
  changed: z.int(),
  /** They were so already. */
  same: z.int(),
  refusedCount: z.int(),
  /** The first of them, each with its reasons. */
  refused: z.array(z.object({ id, bib: z.string(), name: z.string(), reasons: z.array(entryReason) })),
  /** To take it back with `entry-bulk-undo`; null: it cannot be. */
  undo: z.nullable(id),
});
export type BulkOutcome = z.infer<typeof bulkOutcome>;

export const entryBulk = staffAction({
  name: "entry-bulk",
  changes: ["entry", "result", "add_on"],
  summary: "Changes many entries in one transaction; who cannot be changed stays and is named with the reasons.",
  right: editing,
  body: z.object({ eventId: id, selection: entrySelection, change: entryBulkChange }),
  data: bulkOutcome,
  refuses: { list_changed: "whole" },
});

export const entryBulkUndo = staffAction({
  name: "entry-bulk-undo",
  changes: ["entry", "result", "add_on"],
  summary: "Takes back a change of many entries or an import, but for those whom somebody changed since.",
  right: editing,
  body: z.object({ eventId: id, undo: id }),
  data: bulkOutcome,
  refuses: { nothing_to_undo: "whole" },
});

export const entryBulkCalls: readonly Endpoint[] = [entryBulk, entryBulkUndo];

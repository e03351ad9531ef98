import * as z from "zod/mini";
import { type Endpoint, staffAction } from "./endpoint.ts";
import { entrantFilter, entrantRefusal } from "./entrants.ts";
import { code, id } from "./fields.ts";

const editing = { permission: "registrations_edit", at: "event" } as const;

/** The rows that were ticked; or all that a filter finds, of which the caller has seen that there are so many. */
export const entrantSelection = z.union([
  z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(5_000)) }),
  z.object({ filter: entrantFilter, count: z.int().check(z.gte(1)) }),
]);
export type EntrantSelection = z.infer<typeof entrantSelection>;

const value = z.string().check(z.trim(), z.maxLength(120));

export const entrantBulkChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("category"), category: code }),
  z.object({ kind: z.literal("club"), club: value }),
  z.object({ kind: z.literal("shirt"), shirtSize: z.string().check(z.trim(), z.maxLength(40)) }),
  z.object({ kind: z.literal("withdraw"), reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  z.object({ kind: z.literal("restore") }),
  z.object({ kind: z.literal("delete") }),
]);
export type EntrantBulkChange = z.infer<typeof entrantBulkChange>;

export const bulkOutcome = z.object({
  changed: z.int(),
  /** They were so already. */
  same: z.int(),
  refusedCount: z.int(),
  /** The first of them, each with its reasons. */
  refused: z.array(z.object({ id, bib: z.string(), name: z.string(), reasons: z.array(entrantRefusal) })),
  /** To take it back with `entrant-bulk-undo`; null: it cannot be. */
  undo: z.nullable(id),
});
export type BulkOutcome = z.infer<typeof bulkOutcome>;

export const entrantBulk = staffAction({
  name: "entrant-bulk",
  changes: ["entry", "result"],
  summary: "Changes many entrants in one transaction; who cannot be changed stays and is named with the reasons.",
  right: editing,
  body: z.object({ eventId: id, selection: entrantSelection, change: entrantBulkChange }),
  data: bulkOutcome,
});

export const entrantBulkUndo = staffAction({
  name: "entrant-bulk-undo",
  changes: ["entry", "result"],
  summary: "Takes back a change of many entrants or an import, but for those whom somebody changed since.",
  right: editing,
  body: z.object({ eventId: id, undo: id }),
  data: bulkOutcome,
});

export const entrantBulkCalls: readonly Endpoint[] = [entrantBulk, entrantBulkUndo];

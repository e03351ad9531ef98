import { textFields } from "@time-event/domain/entries/entry-fields";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { type Endpoint, noMeta } from "./endpoint.ts";
import { entryRow } from "./entries.ts";
import { id, idParam, revision } from "./fields.ts";

const editing = { permission: "registrations_edit", at: "event" } as const;

export const entryDuplicates = staffCall({
  name: "entry-duplicates",
  shows: ["entry", "category"],
  summary:
    "Entries of an event that look like the same person: the same name without another birth date, or the same document.",
  right: editing,
  params: z.object({ eventId: idParam }),
  data: z.array(
    z.object({
      entries: z.array(entryRow),
      /** Fields that only one of two has, or that they have otherwise: what a merge decides. */
      differ: z.array(z.enum(textFields as [string, ...string[]])),
    }),
  ),
  meta: noMeta,
});
export type Duplicates = z.infer<(typeof entryDuplicates)["data"]>[number];

export const entryMerge = staffAction({
  name: "entry-merge",
  changes: ["entry", "result", "add_on"],
  summary:
    "Merges two entries of one person: the one that stays gets what it lacks, the other is withdrawn and frees its place. entry-bulk-undo takes it back.",
  right: editing,
  body: z.object({
    eventId: id,
    keep: z.object({ id, revision }),
    drop: z.object({ id, revision }),
    /** Fields of the other that replace those of the one that stays, beside those that it lacks. */
    take: z._default(z.array(z.enum(textFields as [string, ...string[]])).check(z.maxLength(50)), []),
  }),
  data: z.object({ filled: z.array(z.string()), undo: id }),
  refuses: { same_entry: "whole", already_withdrawn: "whole", has_reads: "whole" },
});

export const entryDuplicateCalls: readonly Endpoint[] = [entryDuplicates, entryMerge];

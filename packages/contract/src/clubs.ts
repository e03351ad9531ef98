import * as z from "zod/mini";
import { edited, nameText } from "./edited.ts";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { id, revision } from "./fields.ts";

const clubName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const fields = {
  /** As the club writes its own name. */
  name: nameText,
  short: z.string().check(z.trim(), z.maxLength(20)),
  /** The province's Thai name; empty: not known. */
  province: z.string().check(z.maxLength(80)),
};

export const club = z.object({
  id,
  ...fields,
  ...edited.shape,
  /** Entries at all events whose club is one of its names. */
  entries: z.int(),
});
export type Club = z.infer<typeof club>;

export const clubList = staffCall({
  name: "club-list",
  shows: ["club", "entry"],
  summary: "All clubs by name, with the number of entries of each.",
  right: { permission: "events_view", at: "anywhere" },
  params: noParams,
  data: z.array(club),
  meta: noMeta,
});

export const clubSuggestions = staffCall({
  name: "club-suggestions",
  shows: ["club", "entry"],
  summary: "The club names that players wrote most often and that are on no club of the list.",
  right: { permission: "master_edit", at: "installation" },
  params: noParams,
  data: z.array(z.object({ name: z.string(), entries: z.int() })),
  meta: noMeta,
});

export const clubSave = staffAction({
  name: "club-save",
  changes: ["club", "entry"],
  summary: "Adds a club (id null), or changes it.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ id: z.nullable(id), ...fields, revision }),
  data: club,
  refuses: { unknown: "field", taken: "field" },
});

export const clubDelete = staffAction({
  name: "club-delete",
  changes: ["club"],
  removes: true,
  summary: "Takes a club off the list; entries keep the name that was written.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ id, revision }),
  data: z.null(),
});

export const clubMerge = staffAction({
  name: "club-merge",
  changes: ["club", "entry"],
  summary:
    "Merges two clubs: entries with a name of the first get the name of the second, and the first leaves the " +
    "list. The first may also be a name that is only written in entries.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ from: z.union([z.object({ id }), z.object({ name: clubName })]), intoId: id }),
  data: z.object({ club, changedEntries: z.int() }),
  refuses: { same_club: "whole" },
});

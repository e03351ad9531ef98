import * as z from "zod/mini";
import { staffAction } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { personalData, shownOfEntry } from "./entries.ts";
import { nameText, shortText } from "./entry-texts.ts";
import { code, id, revision } from "./fields.ts";
import { staffText } from "./staff-text.ts";

const editing = { permission: "registrations_edit", at: "event" } as const;

export const entryForm = z.object({
  ...shownOfEntry,
  category: code,
  /** In which group of its category it starts; left out: as it was. A wave of another category is left. */
  wave: z.optional(z.nullable(id)),
  team: nameText,
  chip: shortText,
  nationality: shortText,
  /** Left out: as it was. */
  division: z.optional(shortText),
  givenAge: z.nullable(z.int().check(z.gte(0), z.lte(130))),
  ruledStatus: z.nullable(z.enum(["dns", "dnf", "dsq"])),
  // left out by who may not see them: then they stay as they are
  ...z.partial(personalData).shape,
});
export type EntryForm = z.infer<typeof entryForm>;

export const entrySave = staffAction({
  name: "entry-save",
  changes: ["entry", "result", "add_on"],
  summary: "Enters somebody by hand, or changes an entry; the result follows in the same transaction.",
  right: editing,
  body: z.object({
    eventId: id,
    id: z.optional(id),
    revision,
    /** Why somebody whose age the category does not allow is in it all the same: kept in the history. */
    ageReason: z.optional(staffText(500)),
    /** Why the same national ID or passport is in two races at the same time all the same: kept in the history. */
    twiceReason: z.optional(staffText(500)),
    ...entryForm.shape,
  }),
  data: z.object({ id, revision }),
  refuses: {
    required: "field",
    thai_id: "field",
    bad_thai_id: "field",
    bad_passport: "field",
    not_asked: "field",
    bad_date: "field",
    born_after_race: "field",
    bad_email: "field",
    taken: "field",
    already_entered: "field",
    held_by_order: "field",
    unknown: "field",
    gender_not_allowed: "field",
    too_young: "field",
    too_old: "field",
    category_full: "field",
    wave_full: "field",
    move_in_order: "field",
    has_add_ons: "field",
    has_answers: "field",
    has_reads: "field",
    personal_data_not_permitted: "whole",
  },
});

export const entryWithdraw = staffAction({
  name: "entry-withdraw",
  changes: ["entry", "result", "add_on"],
  summary: "Takes an entry out of the race before it, with a reason; or lets a withdrawn one in again.",
  right: editing,
  body: z.object({ eventId: id, id, revision, withdrawn: z.boolean(), reason: staffText(500) }),
  data: z.object({ revision }),
  refuses: {
    not_withdrawn: "whole",
    already_withdrawn: "whole",
    has_reads: "whole",
    gender_not_allowed: "whole",
    category_full: "whole",
    wave_full: "whole",
    already_entered: "whole",
    held_by_order: "whole",
    sold_out: "whole",
  },
});

export const entryDelete = staffAction({
  name: "entry-delete",
  changes: ["entry", "result", "add_on"],
  removes: true,
  summary: "Removes an entry that was made by mistake and was never seen at a checkpoint.",
  right: editing,
  body: z.object({ eventId: id, id, revision }),
  data: z.null(),
  refuses: { has_reads: "whole", has_penalties: "whole" },
});

export const entryEditCalls: readonly Endpoint[] = [entrySave, entryWithdraw, entryDelete];

import { entryStatuses, entryRefusals } from "@time-event/domain/entries/entry";
import { entryFields, type PersonalText, personalTexts } from "@time-event/domain/entries/entry-fields";
import * as z from "zod/mini";
import { askedOfPerson } from "./asked.ts";
import { staffCall, staffDownload } from "./define-call.ts";
import { type Endpoint, noMeta } from "./endpoint.ts";
import { longText, nameText, shortText } from "./entry-texts.ts";
import { code, gender, id, idParam, instantMs, limit, offset, revision, searchText, text } from "./fields.ts";

export const entryStatus = z.enum(entryStatuses);
/** Why an entry cannot be changed: a word, and the field of the form that it is about ("": none). */
export const entryReason = z.object({
  path: z.enum(["", "bib", "chip", "category", "gender", "birthDate", "nationalId", "passport"]),
  code: z.enum(entryRefusals),
});

/** By what a text of an entry is. */
const textOf = {
  code: shortText,
  phone: shortText,
  name: nameText,
  email: nameText,
  note: longText,
  thaiId: shortText,
  passport: shortText,
};

const seeing = { permission: "registrations_view", at: "event" } as const;

/** Which entries of an event are meant: all that fit everything that is said. As the query of a list has it. */
export const entryFilter = z.object({
  /** Words of a bib, of names in either script, of a club; all of them must be found. */
  text: z.optional(searchText),
  category: z.optional(code),
  gender: z.optional(gender),
  ageGroup: z.optional(shortText),
  /** The code of a ranking that categories name. */
  ranking: z.optional(shortText),
  club: z.optional(nameText),
  province: z.optional(nameText),
  status: z.optional(entryStatus),
  /** Has a bib, or none yet. */
  bib: z.optional(z.enum(["given", "none"])),
});
export type EntryFilter = z.infer<typeof entryFilter>;

export const entrySort = z.enum(["bib", "name", "category", "club", "created"]);
export type EntrySort = z.infer<typeof entrySort>;

const order = {
  sort: z._default(entrySort, "bib"),
  direction: z._default(z.enum(["asc", "desc"]), "asc"),
};

/** What every member of staff may see of an entry. */
export const shownOfEntry = {
  /** Empty: none given yet. */
  bib: shortText,
  firstName: nameText,
  lastName: nameText,
  firstNameEn: nameText,
  lastNameEn: nameText,
  gender,
  club: nameText,
  /** The Thai name, by which provinces are stored; or a place abroad. */
  province: nameText,
  shirtSize: shortText,
};

export const entryRow = z.object({
  id,
  ...shownOfEntry,
  category: code,
  ageGroup: z.nullable(z.string()),
  team: z.nullable(z.string()),
  status: entryStatus,
  createdAt: instantMs,
  revision,
});
export type EntryRow = z.infer<typeof entryRow>;

export const entryList = staffCall({
  name: "entry-list",
  shows: ["entry", "category", "result"],
  summary: "Entries of an event, filtered and sorted on the server, a window at a time.",
  right: seeing,
  params: z.object({ eventId: idParam, ...entryFilter.shape, ...order, offset, limit }),
  data: z.array(entryRow),
  meta: z.object({ total: z.int() }),
});

export const entryChoices = staffCall({
  name: "entry-choices",
  shows: ["entry", "category", "question"],
  summary:
    "What can be filtered by and set in an event: its categories, and the clubs, provinces, … that entries have.",
  right: seeing,
  params: z.object({ eventId: idParam }),
  data: z.object({
    categories: z.array(
      z.object({
        code,
        name: text,
        gender: z.enum(["any", "M", "F"]),
        ageGroups: z.array(z.string()),
        rankings: z.array(z.object({ code: z.string(), name: text })),
        /** Marks that its rankings ask for. */
        divisions: z.array(z.string()),
        waves: z.array(z.object({ id, name: text, startsAt: instantMs })),
        /** The first bib of its range that nobody has; null: it has no range, or none is free. */
        nextBib: z.nullable(z.string()),
      }),
    ),
    /** The most frequent ones. */
    clubs: z.array(z.string()),
    /** Of each player; the rest is kept only where it is there already. */
    asked: askedOfPerson,
    provinces: z.array(z.string()),
    shirtSizes: z.array(z.string()),
    total: z.int(),
    withoutBib: z.int(),
    withdrawn: z.int(),
  }),
  meta: noMeta,
});

/** What only some may see. Dates and numbers are texts, because a masked one is one too. */
export const personalData = z.object({
  /** `YYYY-MM-DD` of the common era; typed in either era. */
  birthDate: z.string().check(z.trim(), z.maxLength(40)),
  ...(Object.fromEntries(personalTexts.map((field) => [field, textOf[entryFields[field].kind]])) as Record<
    PersonalText,
    typeof shortText
  >),
});
export type PersonalData = z.infer<typeof personalData>;

export const entryRecord = z.object({
  ...entryRow.shape,
  /** In which group of its category it starts; null: in none. */
  wave: z.nullable(id),
  chip: shortText,
  nationality: shortText,
  /** The mark by which it is in rankings that its category names: "pro", "para"; "": none. */
  division: shortText,
  /** As entered, where a birth date is not known. */
  givenAge: z.nullable(z.int()),
  ruledStatus: z.nullable(z.enum(["dns", "dnf", "dsq"])),
  personal: personalData,
  /** The values of `personal` are dots: the caller's rights do not reach them. */
  isMasked: z.boolean(),
  withdrawn: z.nullable(z.object({ at: instantMs, reason: z.string() })),
  /** Was seen at a checkpoint: cannot be deleted, nor change the bib that was read. */
  hasReads: z.boolean(),
  source: z.enum(["folder", "file", "hand", "order"]),
  sourceFile: z.string(),
  changedAt: instantMs,
  changedBy: z.string(),
});
export type EntryRecord = z.infer<typeof entryRecord>;

export const entryGet = staffCall({
  name: "entry-get",
  shows: ["entry", "category", "result"],
  summary: "One entry, whole; that personal data was seen is put on record.",
  right: seeing,
  params: z.object({ eventId: idParam, id: idParam }),
  data: entryRecord,
  meta: noMeta,
});

export const entryHistory = staffCall({
  name: "entry-history",
  shows: ["entry"],
  summary: "What staff did with one entry, newest first.",
  right: seeing,
  params: z.object({ eventId: idParam, id: idParam }),
  data: z.array(
    z.object({
      at: instantMs,
      username: z.string(),
      action: z.string(),
      /** Fields by name; of a change only those that changed, personal ones masked. */
      before: z.nullable(z.record(z.string(), z.unknown())),
      after: z.nullable(z.record(z.string(), z.unknown())),
      reason: z.string(),
    }),
  ),
  /** What questions and add-ons are called, by `question-7` and `addOn-3` of the fields. */
  meta: z.object({ names: z.record(z.string(), text) }),
});

export const entryExport = staffDownload({
  name: "entry-export",
  shows: ["entry", "category", "result"],
  summary: "The entries that a filter finds, as a file that the import reads again.",
  mediaTypes: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  right: seeing,
  params: z.object({
    eventId: idParam,
    ...entryFilter.shape,
    ...order,
    format: z.enum(["csv", "xlsx"]),
    language: z._default(z.enum(["th", "en"]), "th"),
    /** With contacts and birth dates; asks for the right to see them. */
    personal: z._default(z.enum(["yes", "no"]), "no"),
  }),
});

export const entryCalls: readonly Endpoint[] = [entryList, entryChoices, entryGet, entryHistory, entryExport];

/**
 * Every word with which a call can refuse, and what it means. One word for one thing, whatever it is said of: which
 * field it is about says the path beside it. Words are added; a word never changes its meaning.
 */
export const refusalWords = {
  // what somebody else did in between
  list_changed: "The list is not the one that the caller saw: there are more things, fewer or others.",
  changed_since: "Somebody changed it since the caller saw it.",

  // what something else has, is or needs
  taken: "Something else has this value already.",
  in_use: "Other things need it; `inUse` says how many where that is counted.",
  unknown: "What was chosen is not there, or not any more.",
  policy_unpublished: "The chosen policy has no published version.",
  policy_of_other_kind: "The chosen policy is of another kind.",
  same_club: "A club cannot be merged with itself.",

  // what stays as it is
  fixed: "It cannot be changed any more, or never.",
  built_in: "It comes with the program and stays.",
  published: "The policy was published and stays: people have agreed to it.",
  default_unpublished: "Only a published policy can be the default.",
  default_inactive: "Only a channel in use can be the default.",
  capacity_below_entered: "More people have entered than the capacity would allow.",
  draft_empty_th: "The draft has no Thai text.",
  draft_empty_en: "The draft has no English text.",
  draft_unfilled: "A place of the template is still to be filled in.",
  draft_unchanged: "The draft is the same as the version in force.",

  // the course of a category
  course_empty: "The course has no checkpoint.",
  course_without_start: "The course does not begin with a start.",
  course_without_finish: "The course does not end with a finish or a lap line.",
  before_gun: "It is before the category's gun: a checkpoint closes, or a stage starts.",
  laps_without_lap_line: "There are laps to run, and no lap line.",
  duplicate_code: "Two of one list have the same code.",
  stage_not_on_course: "A stage leads along checkpoints that the course does not.",
  relay_leg_not_on_course: "A leg ends where the course does not lead, or before the leg above it.",

  // entries
  gender_not_allowed: "The category is not for this gender.",
  category_full: "The category has no place left.",
  has_reads: "Reads are recorded of it, or at it.",
  has_penalties: "Penalties are recorded of it.",
  already_withdrawn: "The entry is withdrawn already.",
  not_withdrawn: "The entry is not withdrawn.",
  has_problems: "Some lines of the file have problems.",
  nothing_to_undo: "It was undone already, or cannot be undone.",
  personal_data_not_permitted: "The caller may not see or change personal data.",
  unreadable_file: "The file is no spreadsheet that can be read.",
  old_excel: "The file is of the old Excel format (.xls).",
  too_large_inside: "The file is too large once it is unpacked.",
  too_many_lines: "The file has too many lines.",
  no_header: "The file has nothing in it.",

  // rights and accounts
  ends_in_the_past: "The key would have ended already.",
  revoked: "The key was revoked and opens nothing any more.",
  own_rights: "Nobody changes their own rights or disables themselves.",
  beyond_own_rights: "It gives, takes or touches rights that the caller does not hold.",
  last_administrator: "Nobody would be left who may do everything.",
  managed_elsewhere: "Another sign-in service holds the accounts.",
  user_disabled: "The user is disabled.",
  too_many_views: "The caller has saved as many views as one may.",

  // the state of an event
  event_archived: "The event is archived.",
  event_underway: "Entries are open or the race is on.",
  no_such_step: "The state cannot go there from where it is.",
  name_th_missing: "The event has no Thai name.",
  name_en_missing: "The event has no English name.",
  venue_missing: "The event has no venue.",
  province_missing: "The event has no province.",
  no_category: "The event has no category.",
  no_start_checkpoint: "The event has no start.",
  no_finish_checkpoint: "The event has no finish.",
  category_without_fee: "A category has no price.",
  category_without_start: "A category's course has no start.",
  category_without_finish: "A category's course has no finish.",
  gun_off_days: "A category starts on a day that is none of the event's.",
  fees_over: "No price of a category holds any more.",
  days_over: "The event's days are over.",
  no_entries: "Nobody has entered.",
  too_early: "It is before the event's first day.",
  not_started: "The race has not begun.",
  has_entries: "Somebody has entered.",
} as const;

export type RefusalWord = keyof typeof refusalWords;

/**
 * The words with which a call can refuse, and where each stands: beside a field of what was sent, by its path, or with
 * the whole of it.
 */
export type Refusals = { readonly [Word in RefusalWord]?: "field" | "whole" };

/** A call, as far as it can refuse. */
export interface Refusing<R extends Refusals = Refusals> {
  readonly name: string;
  readonly refuses: R;
}

/** A call that can refuse with these words, as a whole or beside a field, whatever else it can do. */
export type RefusesWith<Word extends RefusalWord, Place extends "field" | "whole" = "whole"> = Refusing<
  Readonly<Record<Word, Place>>
>;

/** The words that have this place in `R`; of a union of calls, those that each of them has there. */
type Words<R extends Refusals, Place> = {
  [Word in RefusalWord]: [R] extends [Readonly<Record<Word, Place>>] ? Word : never;
}[RefusalWord];

/** One reason why a call refuses: a word, or a word beside a field. */
export type ReasonOf<Call extends Refusing> =
  Words<Call["refuses"], "whole"> | AtField<Words<Call["refuses"], "field">>;

type AtField<Word> = [Word] extends [never] ? never : { readonly path: string; readonly code: Word };

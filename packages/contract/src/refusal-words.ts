/**
 * Every word with which a call can refuse, and what it means. One word for one thing, whatever the field is: the
 * path beside the word says which field it concerns. Words are added; a word never changes its meaning.
 */
export const refusalWords = {
  // what somebody else did in between
  list_changed: "The list has changed since the caller saw it: it has more things, fewer things, or others.",
  changed_since: "Somebody changed it since the caller saw it.",

  // what something else has, is or needs
  taken: "Something else has this value already.",
  in_use: "Other things need it; `inUse` says how many where that is counted.",
  unknown: "What was chosen does not exist, or no longer exists.",
  policy_unpublished: "The chosen policy has no published version.",
  policy_of_other_kind: "The chosen policy is of another kind.",
  same_club: "A club cannot be merged with itself.",

  // what stays as it is
  fixed: "It cannot be changed, or cannot be changed any more.",
  built_in: "It comes with the program and cannot be changed or removed.",
  published: "The policy was published and cannot be removed: people have agreed to it.",
  default_unpublished: "Only a published policy can be the default.",
  default_inactive: "Only a channel in use can be the default.",
  capacity_below_entered: "More people have entered than the capacity would allow.",
  draft_empty_th: "The draft has no Thai text.",
  draft_empty_en: "The draft has no English text.",
  draft_unfilled: "A placeholder of the template is not filled in yet.",
  draft_unchanged: "The draft is the same as the version in force.",

  // the course of a category
  course_empty: "The course has no checkpoint.",
  course_without_start: "The course does not begin with a start.",
  course_without_finish: "The course does not end with a finish or a lap line.",
  before_gun: "It is before the category's gun: a checkpoint closes, or a stage starts.",
  laps_without_lap_line: "The race has laps, but the course has no lap line.",
  duplicate_code: "Two things of the list have the same code.",
  stage_not_on_course: "A stage has checkpoints that the course does not have.",
  course_backwards: "A point is nearer to the start than a point passed before it.",
  relay_ends_early: "The last leg ends before the end of the course.",
  relay_leg_not_on_course: "A leg ends where the course does not lead, or before the leg above it.",

  // the fields of a form
  required: "Nothing was given, and the rules need it here.",
  backwards: "It ends before it begins, or the maximum is less than the minimum.",
  no_distance: "A finish or a lap line has no distance.",
  age_groups_overlap: "Some of these ages are also in another age group.",
  tier_unreachable: "A price above it never ends, so this price is never used.",
  out_of_order: "It ends before a price above it, or at the same time.",
  bib_range_incomplete: "Only the first bib was given, or only the last.",
  bib_range_overlaps: "Another category of the event has some of these bibs.",
  options_exceed_stock: "The stocks of the options add up to more than the whole stock.",
  too_few_options: "A choice has fewer than two options.",
  asked_of_nobody: "The question would be asked in no category.",
  offered_nowhere: "The add-on would be offered in no category.",
  stock_below_taken: "Orders have more of it than the stock would allow.",
  unknown_placeholder: "The text has a placeholder that this message does not know.",
  broken_placeholder: "The braces of a placeholder do not match.",
  missing_placeholder: "A placeholder that this message needs is missing.",
  wrong_password: "It is not the caller's present password.",
  same_password: "It is the password that the caller has already.",
  password_needed: "It needs the caller's own password.",
  password_guessable: "It is among known passwords or a simple pattern: others guess it first.",
  password_like_name: "It is little more than its owner's name or e-mail address.",
  second_factor_needed: "The password is right, and a second factor is needed; `secondFactor` says which ones count.",
  second_factor_wrong: "The second factor is wrong, was used before, or came too late.",
  factor_begun_elsewhere: "It was not begun by the same user within the last minutes.",
  last_factor: "The last second factor of somebody who must have one.",
  too_many_factors: "The caller has as many second factors as the server allows.",

  // an account that receives payments
  not_a_mobile_number: "It is not a Thai mobile number.",
  not_13_digits: "It does not have 13 digits.",
  not_15_digits: "It does not have 15 digits.",
  wrong_check_digit: "The last digit does not fit the others.",
  wrong_account_length: "The account numbers of this bank have another number of digits.",
  not_a_reference: "It is not 1 to 20 capital letters and digits.",

  // a file with a picture
  not_a_picture: "The file is not a picture, or of a kind that the server does not read.",
  picture_damaged: "The picture is damaged or cut off.",
  picture_too_large: "The picture has too many pixels.",
  picture_too_small: "The picture has too few pixels.",
  picture_heic: "The picture is HEIC, as iPhones keep it, which the server does not read.",
  too_many_pictures: "The order has as many pictures as the server keeps for one.",

  // a file with a course
  gpx_no_xml: "The file is not XML, or is cut off.",
  gpx_document_type: "The file has a document type, which GPX never needs.",
  gpx_no_track: "The file has neither a track nor a route.",
  gpx_bad_place: "The file has coordinates that do not exist.",
  gpx_too_many_points: "The file has too many points.",
  gpx_too_short: "The course is shorter than 100 metres.",
  gpx_too_complex: "The course is too long or too complex.",

  // entries
  thai_id: "It holds a Thai citizen's number, which is never kept.",
  bad_date: "It is not a date.",
  born_after_race: "The birth date is after the day of the race.",
  bad_email: "It is not an e-mail address.",
  gender_not_allowed: "The category is not for this gender.",
  category_full: "The category has no place left.",
  has_reads: "It has reads: those of an entry, or those at a checkpoint.",
  has_penalties: "It has penalties.",
  already_withdrawn: "The entry is withdrawn already.",
  not_withdrawn: "The entry is not withdrawn.",
  has_problems: "Some lines of the file have problems.",
  nothing_to_undo: "It is undone already, or cannot be undone.",
  personal_data_not_permitted: "The caller may not see or change personal data.",
  unreadable_file: "The file is not a spreadsheet that the server can read.",
  old_excel: "The file is of the old Excel format (.xls).",
  too_large_inside: "The file is too large once it is unpacked.",
  too_many_lines: "The file has too many lines.",
  no_header: "The file is empty.",

  // orders
  entries_closed: "The event takes no entries now.",
  hold_ended: "The order holds no places any more: they must be taken again first.",
  places_held: "No place is free, but some are only held or not paid, and may come back.",
  sold_out: "There is not enough of it left.",
  too_many: "It is more than one player, or one order, can have.",
  price_over: "No price of the category holds any more.",
  too_young: "The player is younger than the category allows.",
  too_old: "The player is older than the category allows.",
  team_too_small: "The team has fewer members than the category asks for.",
  team_too_large: "The entry has more players than the category allows.",
  team_mix: "The women and men of the team are not those that the category asks for.",
  already_entered: "This person has entered a race at the same time already.",

  // payments
  nothing_owed: "Nothing is owed.",
  looked_at: "Somebody else looks at it now.",
  parts_differ: "The parts do not add up to what arrived.",
  slip_used: "The slip, or the bank's reference in its code, was handed in before.",

  // rights and accounts
  ends_in_the_past: "The key would have ended already.",
  revoked: "The key was revoked and opens nothing any more.",
  own_rights: "Nobody changes their own rights or disables themselves.",
  beyond_own_rights: "It gives, takes or touches rights that the caller does not hold.",
  last_administrator: "Nobody would be left who may do everything.",
  managed_elsewhere: "Another sign-in service holds the accounts.",
  user_disabled: "The user is disabled.",
  too_many_views: "The caller has saved as many views as the server allows.",

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
  gun_off_days: "A category starts on a day that is not one of the event's days.",
  fees_over: "All prices of a category have ended.",
  days_over: "The event's days are over.",
  no_entries: "Nobody has entered.",
  too_early: "It is before the event's first day.",
  not_started: "The race has not begun.",
  has_entries: "Somebody has entered.",
} as const;

export type RefusalWord = keyof typeof refusalWords;

import type { th } from "./refusal-words.th.ts";

export const en: typeof th = {
  // what somebody else did in between
  list_changed: "Somebody added or removed something meanwhile. Load the page again and retry.",

  // what something else has, is or needs
  taken: "Something else already uses this value. Use another.",
  in_use: "Something else still uses this. Change that first, then delete this.",
  unknown: "Your choice does not exist any more. Choose again.",
  policy_unpublished: "A chosen policy is not published or was deleted. Choose again.",
  policy_of_other_kind: "A chosen policy is of another kind. Choose again.",
  same_club: "Choose another club. One cannot be merged with itself.",

  // what stays as it is
  fixed: "This cannot be changed any more.",
  built_in: "This comes with the program, so it cannot be renamed or deleted.",
  published: "A published policy cannot be deleted: people have agreed to it.",
  default_unpublished: "Publish it before you make it the main policy.",
  default_inactive: "The main channel must take payments.",
  capacity_below_entered: "There are more entries than places. Move or cancel some first.",
  draft_empty_th: "There is no Thai text yet. Write it before you publish.",
  draft_empty_en: "There is no English text yet. Write it before you publish.",
  draft_unfilled: "A {{place}} of the template is still to be filled in.",
  draft_unchanged: "The draft is the same as what is in force. Change it before you publish.",

  // the course of a category
  course_empty: "Choose at least a start and a finish.",
  course_without_start: "The first point of the course must be a start.",
  course_without_finish: "The last point of the course must be a finish or a lap line.",
  before_gun: "This is before the category's gun. Change this time, or the gun.",
  laps_without_lap_line: "Nothing on this course counts laps. Add a lap line or leave the laps blank.",
  duplicate_code: "Something else in this list has this code. Use another.",
  stage_not_on_course: "The points of this stage do not follow each other on the course. Choose others.",
  course_backwards: "This point is nearer to the start than one before it. Change the order, or the distance.",
  relay_ends_early: "The last hand-over must be at the end of the course. Choose the finish, or add a leg.",
  relay_leg_not_on_course: "This hand-over is not on the course after the one before. Choose another.",

  // the fields of a form
  required: "Fill this in",
  backwards: "The last must not be below or before the first",
  no_distance: "A finish and a lap line need a distance",
  age_groups_overlap: "These ages are in another group too: an age belongs to one only",
  tier_unreachable: "The price above never ends, so this one never applies: give the price above an end",
  out_of_order: "It must end after the price above",
  bib_range_incomplete: "Fill in both the first and the last bib",
  bib_range_overlaps: "Another category of this event has some of these bibs: use other numbers or a prefix",
  options_exceed_stock: "The numbers of the options add up to more than there are",
  too_few_options: "Give at least two options",
  asked_of_nobody: "Choose at least one category, or ask in all",
  unknown_placeholder: "The product cannot fill in one of the {{…}}: use only those of the list",
  broken_placeholder: "The braces do not match: write {{name}} in Latin letters",
  missing_placeholder: "A required placeholder is missing: people could not go on",
  wrong_password: "This is not your current password",
  same_password: "This is the old password: choose another",

  // an account that receives payments
  not_a_mobile_number: "A Thai mobile number has 10 digits and begins with 06, 08 or 09",
  not_13_digits: "It needs 13 digits",
  not_15_digits: "It needs 15 digits",
  wrong_check_digit: "This number is wrong: its last digit does not match the others. Check each digit.",
  wrong_account_length: "Account numbers of this bank have a different length",
  not_a_reference: "Use 1 to 20 capital letters and figures",

  // a file with a picture
  not_a_picture: "This file is not a supported picture. Use JPEG, PNG, WebP, GIF or AVIF.",
  picture_damaged: "The picture cannot be opened: the file may be damaged or incomplete. Export it again and retry.",
  picture_too_large: "The picture has more than 64 million pixels. Make it smaller and retry.",
  picture_too_small: "The picture is smaller than 16 pixels. Use a larger one.",

  // a file with a course
  gpx_no_xml:
    "This file cannot be read: it may not be a GPX file, or part of it is missing. Export it again and retry.",
  gpx_document_type: "The file has a DOCTYPE, which GPX never needs. Export it again from your app and retry.",
  gpx_no_track: "This file has no track, only pins or nothing. Choose one with a track or a route.",
  gpx_bad_place: "The file has coordinates that cannot be read. Correct it or export it again.",
  gpx_too_many_points: "The file has more than 200,000 points. Export it with fewer.",
  gpx_too_short: "The track is shorter than 100 metres. Check that this is the right file.",
  gpx_too_complex: "The track is too long or too complex. Check that this is the right file.",

  // entries
  thai_id: "National ID numbers are not kept. Remove it.",
  bad_date: "This is not a date. Type it as dd/mm/yyyy, for example 14/12/1990.",
  born_after_race: "Born after the race? Check the year.",
  bad_email: "This is not an e-mail address. Check the @ and the dots.",
  gender_not_allowed: "The category is not for this gender. Choose another.",
  category_full: "The category is full. Raise its capacity first.",
  has_reads: "Reads are recorded already, so it cannot be changed or deleted.",
  has_penalties: "It has penalties, so it cannot be deleted.",
  already_withdrawn: "This entry is already withdrawn.",
  not_withdrawn: "This entry is not withdrawn.",
  changed_since: "Somebody changed it meanwhile. Load the page again to see it as it is now.",
  has_problems: "Some lines have problems. Correct the file, or import only the good lines.",
  nothing_to_undo: "This was undone already, or it cannot be undone.",
  personal_data_not_permitted: "You may not see or change personal data. Ask an administrator for the right.",
  unreadable_file: "This file cannot be read. Use .csv or .xlsx.",
  old_excel: "Old .xls files cannot be read. Open it in Excel and save it as .xlsx.",
  too_large_inside: "The file is too large once unpacked. Split it.",
  too_many_lines: "The file has too many lines. Split it.",
  no_header: "This file is empty. Choose another.",

  // rights and accounts
  ends_in_the_past: "The end must be in the future. Choose another day.",
  revoked: "Somebody has revoked this key already. Make a new one.",
  own_rights: "Nobody changes their own rights or disables themselves. Ask another administrator.",
  beyond_own_rights: "You can give and take only rights that you hold yourself.",
  last_administrator: "At least one administrator must be able to sign in. Make somebody else an administrator first.",
  managed_elsewhere: "Another sign-in service holds the accounts. Manage users and rights there.",
  user_disabled: "This account is disabled. Enable it before you send a link.",
  too_many_views: "You have as many views as can be kept. Delete an old one first.",

  // the state of an event
  event_archived: "The event is archived. Bring it back before you change it.",
  event_underway: "While entries are open or the race is on, it cannot be archived. Change its state first.",
  no_such_step: "The event cannot go to that state from its present one.",
  name_th_missing: "The event has no Thai name. Fill it in first.",
  name_en_missing: "The event has no English name. Fill it in first.",
  venue_missing: "The event has no venue. Fill it in first.",
  province_missing: "The event has no province. Choose one first.",
  no_category: "The event has no category. Add one first.",
  no_start_checkpoint: "The event has no start. Add one first.",
  no_finish_checkpoint: "The event has no finish. Add one first.",
  category_without_fee: "A category has no fee. Fill it in; if it is free, write 0 baht.",
  category_without_start: "The course of a category has no start. Change its course first.",
  category_without_finish: "The course of a category has no finish. Change its course first.",
  gun_off_days: "The gun of a category is not on the event's days. Move the gun or the days.",
  fees_over: "Every price of a category has ended. Add a price or move an end.",
  days_over: "The event's days are over. Check the days.",
  no_entries: "Nobody has entered. Add entries first.",
  too_early: "The event has not begun yet. Wait for its first day, or change the days.",
  not_started: "No category has started yet. Wait for the first start.",
  has_entries: "People have entered. Move or delete the entries first.",
};

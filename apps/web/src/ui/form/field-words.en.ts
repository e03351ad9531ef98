import type { th } from "./field-words.th.ts";

export const en: typeof th = {
  words: {
    too_small: "This is too short or too small",
    too_big: "This is too long or too large",
    invalid_type: "Fill this in correctly",
    invalid_format: "The format is wrong: check letters and signs",
    invalid_value: "Choose one of the options",
    not_multiple_of: "This does not divide evenly: round it",
    unrecognized_keys: "The page sent an unknown value: load the page again and retry",
    invalid_key: "The name of an item cannot be used: check it",
    invalid_element: "One of these cannot be used: check them",
    invalid_union: "Check this again",
    custom: "Check this again",
    bad_character: "This has a line break or a character that cannot be seen: type it again",
    buddhist_year: "The year is of the Buddhist era.",
    bad_year: "No event is in this year.",
  },
  meant: (day) => `Did you mean ${day}?`,
  other: (word) => `Check this again (${word})`,
};

import type { th } from "./field-words.th.ts";

export const en: typeof th = {
  words: {
    required: "Fill this in",
    too_small: "This is too short or too small",
    too_big: "This is too long or too large",
    invalid_type: "Fill this in correctly",
    invalid_format: "This is not in the right form: check letters and signs",
    invalid_value: "Choose one of the options",
    not_multiple_of: "This does not divide evenly: round it",
    taken: "Something else has this already: use another",
    invalid_union: "Check this again",
    custom: "Check this again",
  },
  other: (word) => `Check this again (${word})`,
};

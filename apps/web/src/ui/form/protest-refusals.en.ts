import type { th } from "./protest-refusals.th.ts";

export const en: typeof th = {
  not_published: "Nothing of this category was published yet, so there is nothing to protest against.",
  protest_over: "The time to protest against these results is over. If they are still wrong, contact the organiser.",
  too_many_protests: "As many protests as possible were sent. Wait for the answers, or see the jury at the venue.",
};

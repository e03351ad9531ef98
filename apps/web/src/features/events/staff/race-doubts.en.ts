import { counted } from "../../../lib/i18n/counted.ts";
import type { th } from "./race-doubts.th.ts";

export const en: typeof th = {
  title: "Look at this again",
  hint: "It may be right, but seldom is. Nothing is refused because of it.",
  category: (code) => `Category ${code}`,
  doubts: {
    gun_after_reads: (count) =>
      `${count === "1" ? "The only read is" : `All ${count} reads are`} before the gun, so nobody has a result: check the gun`,
    reads_off_days: (count, examples) =>
      `${counted(count, "read is", "reads are")} not of the event's days: ${examples}`,
    everybody_late: (count) => `All ${count} who were read are out of the time limit: check the limit`,
    other_gender: (count, examples) =>
      `${counted(count, "entry is", "entries are")} of another gender than the category is for: ${examples}`,
    bibs_alike: (_count, examples) => `Bibs are easily taken for one another: ${examples}`,
    points_not_in_order: (_count, examples) => `Nearer to the start than a point before it: ${examples}`,
    line_of_other_length: (_count, examples) =>
      `The uploaded course is not as long as the category (${examples}): upload a GPX of its own, or take the category off that course on the tab Course`,
    points_off_line: (_count, examples) =>
      `Points are not where the GPX line passes at their distance: ${examples}. Look at the distance or the position of the point on the tab of checkpoints.`,
    points_at_one_distance: (_count, examples) => `Neighbours at the same distance: ${examples}`,
    age_groups_gap: (_count, examples) => `No age group holds the ages ${examples}`,
    age_groups_gap_men: (_count, examples) => `No age group holds men of the ages ${examples}`,
    age_groups_gap_women: (_count, examples) => `No age group holds women of the ages ${examples}`,
    gun_off_days: (_count, examples) => `The gun is not on a day of the event (${examples})`,
    stage_before_gun: (_count, examples) => `Stages start before the category's gun: ${examples}`,
    days_far_apart: (count, examples) => `The event lasts ${counted(count, "day")} (${examples})`,
  },
};

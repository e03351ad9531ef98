import type { RaceDoubt, RaceDoubtCode } from "@time-event/domain/race/race-doubts";
import type { Comparison } from "./compare-results.ts";
import type { UnknownName } from "./folder-source.ts";
import type { ImportSummary } from "./import-race.service.ts";

const number = (value: number) => value.toLocaleString("en-US");

/** The path of an event's results page. */
export function resultsPath(slug: string): string {
  return `/register/events/${slug}/results`;
}

/** What happened to the race between its two imports; nothing is lost in silence. */
export function describeChangesSince({ outcome, changedSince: { edits, reads } }: ImportSummary): string[] {
  if (edits + reads === 0) return [];
  const what = `${number(edits)} changes by staff and ${number(reads)} reads of devices`;
  return outcome === "already_imported"
    ? [`It was changed since: ${what}. They stay. Add --replace to put this folder in their place.`]
    : [`With it, ${what} are gone.`];
}

/** What an import did, line by line. */
export function describeImport(summary: ImportSummary): string[] {
  const { entries, categories, passings, repeatedPassings, readsOfNobody, penalties, statuses, doubts } = summary;
  const results = Object.entries(statuses).map(([status, count]) => `${number(count)} ${status}`);
  return [
    `entries   ${number(entries)} in ${number(categories)} categories`,
    `passings   ${number(passings)}${repeatedPassings > 0 ? ` (and ${number(repeatedPassings)} repeated, stored once)` : ""}`,
    ...(penalties > 0 ? [`penalties  ${number(penalties)}`] : []),
    `results    ${results.join(", ") || "none"}`,
    ...(readsOfNobody.count > 0
      ? [
          `Note: ${number(readsOfNobody.count)} passings are of no entry (kept, without effect): ${readsOfNobody.first.join(", ")}`,
        ]
      : []),
    ...doubts.map(describeDoubt),
    ...(summary.newEventType === null
      ? []
      : [`Note: the sport “${summary.newEventType}” is new and was added to the list`]),
  ];
}

const doubtSentences: Readonly<Record<RaceDoubtCode, (doubt: RaceDoubt) => string>> = {
  gun_after_reads: ({ count }) => `all ${number(count)} reads of its entries are before its gun: nobody has a result`,
  reads_off_days: ({ count, examples }) => `${number(count)} reads are not of the event's days: ${examples.join(", ")}`,
  everybody_late: ({ count }) => `all ${number(count)} who were read are out of the time limit`,
  other_gender: ({ count, examples }) =>
    `${number(count)} entries are of another gender than it is for: ${examples.join(", ")}`,
  bibs_alike: ({ examples }) => `bibs are easily taken for one another: ${examples.join(", ")}`,
  points_not_in_order: ({ examples }) => `nearer to the start than a point before it: ${examples.join(", ")}`,
  points_off_line: ({ examples }) => `points are not where the line passes at their distance: ${examples.join(", ")}`,
  line_of_other_length: ({ examples }) => `the line that is drawn for it has another length: ${examples.join()}`,
  points_at_one_distance: ({ examples }) => `neighbours at one distance: ${examples.join(", ")}`,
  age_groups_gap: ({ examples }) => `no age group holds the ages ${examples.join(", ")}`,
  age_groups_gap_men: ({ examples }) => `no age group holds men of the ages ${examples.join(", ")}`,
  age_groups_gap_women: ({ examples }) => `no age group holds women of the ages ${examples.join(", ")}`,
  gun_off_days: ({ examples }) => `its gun is not on a day of the event (${examples.join(", ")})`,
  stage_before_gun: ({ examples }) => `stages start before the category's gun: ${examples.join(", ")}`,
  days_far_apart: ({ examples, count }) => `the event lasts ${number(count)} days (${examples.join(", ")})`,
};

function describeDoubt(doubt: RaceDoubt): string {
  const about = doubt.subject === "" ? "" : `category ${doubt.subject}: `;
  return `Look at this: ${about}${doubtSentences[doubt.code](doubt)}`;
}

/** Columns and keys that the product does not know: they are reported, never silently dropped. */
export function describeUnknown(unknown: readonly UnknownName[]): string[] {
  return unknown.map(({ file, name, kept }) =>
    kept
      ? `Note: ${file}: “${name}” is not known; kept, and written again on export`
      : `Note: ${file}: “${name}” is not known; not stored`,
  );
}

/** The first differences as a table, and the count. */
export function describeComparison({ first, differences, equalRows, rows }: Comparison): string[] {
  const counted = `${number(equalRows)} of ${number(rows)} rows equal`;
  if (differences === 0) return [counted];
  const table = [
    ["bib", "field", "expected", "got"],
    ...first.map((one) => [one.bib, one.field, one.expected, one.got]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((line) => line[column]!.length)));
  const more = differences - first.length;
  return [
    ...table.map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    ),
    ...(more > 0 ? [`… and ${number(more)} more`] : []),
    `${number(differences)} differences; ${counted}`,
  ];
}

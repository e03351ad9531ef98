import type { Comparison } from "./compare-results.ts";
import type { UnknownName } from "./folder-source.ts";
import type { ImportSummary } from "./import-race.service.ts";

const number = (value: number) => value.toLocaleString("en-US");

/** The path of an event's results page. */
export function resultsPath(slug: string): string {
  return `/register/events/${slug}/results`;
}

/** What an import did, line by line. */
export function describeImport(summary: ImportSummary): string[] {
  const { entries, categories, passings, repeatedPassings, readsOfNobody, penalties, statuses } = summary;
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
    ...(summary.newEventType === null
      ? []
      : [`Note: the sport “${summary.newEventType}” is new and was added to the list`]),
  ];
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

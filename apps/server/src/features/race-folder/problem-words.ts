import type { FolderProblem, FolderProblemCode } from "@time-event/contract/race-folder";

/** What is wrong and what to do, in plain English. The detail is quoted where a sentence has `%`. */
const sentences: Record<FolderProblemCode, string> = {
  not_zip: "it is not a whole ZIP file: pack the race's files again",
  too_many_files: "there are more than % files in it: pack the race's files alone",
  too_large_unpacked: "unpacked, it is larger than any race needs (%)",
  unsafe_name: "a file's name leads out of the folder: pack the race's files again",
  no_folder: "there is no such folder",
  missing_file:
    "the file is missing: every race has a race.json, entrants.csv and passings.csv (the last two may be .csv.gz)",
  both_files: "% is there too: keep one of the two",
  not_a_file: "it is not an ordinary file: put the file itself in the folder, not a link or another folder",
  unreadable: "it cannot be read: %",
  not_gzip: "the name ends in .gz but the content is not whole gzip: pack it again, or name it .csv",
  invalid_utf8: "the text is not UTF-8: save it as “CSV UTF-8”",
  bad_character: "there is a control character, a line break or half a letter (%): clean the line",
  bad_json: "it is not JSON: %",
  bad_race: "%",
  missing_column: "the column % is missing: add it to the first line",
  repeated_column: "the column % occurs twice: rename or remove one",
  wrong_field_count: "%: look for a comma too many or too few, or put the value in quotes",
  unclosed_quote: "a quote is opened and never closed: close it, or double it where it belongs to the text",
  stray_quote: "there is a quote inside a value: put the whole value in quotes and double the quote",
  line_too_long: "the line is longer than any race needs: look for a quote that is not closed",
  missing_value: "% is blank: fill it in",
  too_long: "% is too long",
  unknown_category: "race.json has no category %: use one of its codes",
  unknown_wave: "the category has no wave %: use the Thai name of one of its waves in race.json",
  unknown_checkpoint: "race.json has no checkpoint %: use one of its codes",
  unknown_bib: "no entry has bib %: correct the bib or add the entry",
  duplicate_bib: "bib % was given before: every bib is one entry's",
  duplicate_chip: "chip % was given before: every chip is one entry's",
  bib_and_chip: "bib % and a chip are both given: leave one of them blank",
  bad_gender: "gender % is not known: write M, F or X",
  bad_date: "birth date % is not a day: write YYYY-MM-DD, in CE or BE",
  bad_age: "age % is not an age: write whole years from 0 to 130",
  bad_instant: "time % is not an instant: write 2026-11-22T05:00:00.250+07:00, with its offset or Z",
  clock_not_set: "time % comes from a reader whose clock was not set: correct the file's times by the reader's error",
  buddhist_year: "time % has a year of the Buddhist era: write years of the Common Era",
  not_race_days: "time % is not within two days of the event: correct the date, or the event's days in race.json",
  bad_status: "status % is not known: write dns, dnf, dsq or withdrawn, or leave it blank",
  bad_result_status: "status % is not known: write finished, on_course, started, registered, otl, dnf, dns or dsq",
  bad_number: "% is not a whole number in its bounds",
  unknown_stage: "% is no stage and no leg of its category: correct it, or leave it out for the whole time",
  no_laps: "category % has no laps that a penalty could take away: give a time, or correct the category",
  too_many_lines: "it has more lines than any race needs (%)",
  bad_yes_no: "disqualify is %: write true or false, or leave it blank",
};

/** Problems whose detail is no value but an explanation. */
const sentencesThemselves: ReadonlySet<FolderProblemCode> = new Set([
  "bad_race",
  "bad_json",
  "unreadable",
  "wrong_field_count",
]);

/** `entrants.csv, line 17: race.json has no category “10K”: use one of its codes` */
export function describeProblem({ file, line, code, detail }: FolderProblem): string {
  const quoted = sentencesThemselves.has(code) ? detail : `“${detail}”`;
  const where = line === null ? file : `${file}, line ${line}`;
  return `${where}: ${sentences[code].replace("%", () => quoted)}`;
}

export function describeProblems(problems: readonly FolderProblem[], count: number): string[] {
  const lines = problems.map(describeProblem);
  return count > problems.length ? [...lines, `… and ${count - problems.length} more`] : lines;
}

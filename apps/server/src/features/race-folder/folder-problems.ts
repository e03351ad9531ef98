/** What can be wrong with a race folder, as words. */
export type FolderProblemCode =
  | "no_folder"
  | "missing_file"
  | "both_files"
  | "not_a_file"
  | "unreadable"
  | "not_gzip"
  | "invalid_utf8"
  | "bad_character"
  | "bad_json"
  | "bad_race"
  | "missing_column"
  | "repeated_column"
  | "wrong_field_count"
  | "unclosed_quote"
  | "stray_quote"
  | "line_too_long"
  | "missing_value"
  | "too_long"
  | "unknown_category"
  | "unknown_checkpoint"
  | "unknown_bib"
  | "duplicate_bib"
  | "duplicate_chip"
  | "bib_and_chip"
  | "bad_gender"
  | "bad_date"
  | "bad_age"
  | "bad_instant"
  | "clock_not_set"
  | "bad_status"
  | "bad_result_status"
  | "bad_number"
  | "bad_yes_no";

/** One thing that is wrong. `line` counts from 1, the header included; null where a whole file is meant. */
export interface FolderProblem {
  readonly file: string;
  readonly line: number | null;
  readonly code: FolderProblemCode;
  /** The value or name at fault. */
  readonly detail: string;
}

const problemsKept = 20;
const longestDetail = 120;

/** Keeps the first problems and counts the rest, so that a file of nonsense does not fill memory. */
export interface ProblemList {
  readonly first: readonly FolderProblem[];
  count(): number;
  add(file: string, line: number | null, code: FolderProblemCode, detail?: string): void;
}

export function createProblemList(): ProblemList {
  const first: FolderProblem[] = [];
  let count = 0;
  return {
    first,
    count: () => count,
    add: (file, line, code, detail = "") => {
      count += 1;
      if (first.length >= problemsKept) return;
      first.push({
        file,
        line,
        code,
        detail: detail.length > longestDetail ? `${detail.slice(0, longestDetail)}…` : detail,
      });
    },
  };
}

/** The folder cannot be taken, for these reasons; nothing of it is stored. */
export class BadRace extends Error {
  readonly problems: readonly FolderProblem[];
  readonly count: number;

  constructor({ first, count }: ProblemList) {
    super(
      `the race has ${count()} problem(s), first: ${first[0]?.file}:${first[0]?.line} ${first[0]?.code} ${first[0]?.detail}`,
    );
    this.problems = first;
    this.count = count();
  }
}

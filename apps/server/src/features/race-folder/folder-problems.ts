import type { FolderProblem, FolderProblemCode } from "@time-event/contract/race-folder";

const problemsKept = 20;
const longestDetail = 120;

/** Keeps the first problems and counts the rest, so that a file of nonsense does not fill the memory. */
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

/** The folder cannot be stored, for these reasons; nothing of it is stored. */
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

/**
 * Why a valid race is not stored or written. `slug_taken`: another race is stored under its slug; `other_race`: the
 * replay to resume belongs to another folder; `folder_not_empty`: the target has files in it;
 * `has_orders`: people have entered the stored event, and their orders and money would be lost.
 */
export type FolderRefusal = "slug_taken" | "other_race" | "folder_not_empty" | "has_orders";

/** Nothing was done with a race, for this reason. */
export class FolderRefused extends Error {
  readonly reason: FolderRefusal;

  constructor(reason: FolderRefusal) {
    super(`refused: ${reason}`);
    this.reason = reason;
  }
}

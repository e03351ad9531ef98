import { NotFound } from "../http/refusals.ts";
import { BadRace, type FolderRefusal, FolderRefused } from "../features/race-folder/folder-problems.ts";
import { openRaceFolder, type RaceFolder } from "../features/race-folder/folder-source.ts";
import type { ImportOptions, ImportPhase } from "../features/race-folder/import-race.service.ts";
import { describeProblems } from "../features/race-folder/problem-words.ts";
import { createProgress, type Progress } from "./progress.ts";

export interface WatchedFolder {
  readonly folder: RaceFolder;
  readonly progress: Progress;
  readonly onProgress: NonNullable<ImportOptions["onProgress"]>;
}

/** The share of an import's time that reads and stores; the rest computes results. */
const readingShare = 0.7;

const phases: Record<ImportPhase, string> = {
  entries: "storing entries",
  passings: "storing passings",
  penalties: "storing penalties",
  results: "computing results",
};

/** Opens a race folder, with a progress bar for its import. */
export async function openWatched(path: string): Promise<WatchedFolder> {
  let bytes = 0;
  let entries = 0;
  const folder = await openRaceFolder(path, (read) => (bytes += read));
  const progress = createProgress();
  const onProgress = (phase: ImportPhase, done: number) => {
    if (phase === "entries") entries = done;
    const share =
      phase === "results"
        ? readingShare + (1 - readingShare) * (done / Math.max(entries, 1))
        : (readingShare * bytes) / Math.max(folder.totalBytes, 1);
    progress.show(share, phases[phase], done.toLocaleString("en-US"));
  };
  return { folder, progress, onProgress };
}

const refusals: Readonly<Record<FolderRefusal, string>> = {
  slug_taken:
    "Another race is stored under this slug. Nothing was changed. Add --replace to put this one in its place.",
  has_orders:
    "People have entered the event under this slug: their registrations and payments would be lost. Nothing was changed. Give this folder another slug.",
  folder_not_empty: "The folder is not empty. Nothing was written. Name a folder that is empty or not there yet.",
  other_race: "The event under this slug is no replay of this folder: there is nothing to resume.",
};

/** Says in plain English why a race was refused; throws other errors on. */
export function describeRefusal(error: unknown): string[] {
  if (error instanceof BadRace) {
    return [...describeProblems(error.problems, error.count), "Nothing was stored."];
  }
  if (error instanceof FolderRefused) return [refusals[error.reason]];
  if (error instanceof NotFound) return ["There is no such event."];
  throw error;
}

import type { PersonOnCourse } from "@time-event/contract/race-control";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Sighting } from "./control.queries.ts";
import { codeOf } from "./runner-progress.ts";
import { overdueFrom, type RunnerNow, type RunnersNow } from "./runners-now.ts";

/** Whom the safety board is asked for; left out: everybody. */
export interface PeopleFilter {
  readonly text?: string | undefined;
  readonly category?: string | undefined;
  /** Only who has not passed this checkpoint yet, though their course does: the list of a sweep. */
  readonly point?: string | undefined;
  readonly overdue?: "1" | undefined;
}

/** Those on the course who meet the filters, who is or will be overdue first in front. */
export function peopleMeant(
  { onCourse, courses }: RunnersNow,
  { text = "", category, point, overdue }: PeopleFilter,
  raceNow: InstantMs,
): readonly RunnerNow[] {
  const wanted = arabicDigits(text).trim().toLowerCase();
  // of each category, which of its points is the last of these; -1: its course does not pass it
  const pointAt = new Map(
    [...courses].map(([id, course]) => [id, course.category.checkpoints.lastIndexOf(point ?? "")]),
  );
  return onCourse.filter((runner) => {
    const course = courses.get(runner.categoryId)!;
    const index = pointAt.get(runner.categoryId)!;
    const isToCome = point === undefined || (index >= 0 && (course.lapM !== null || runner.furthest < index));
    return (
      isToCome &&
      (category === undefined || course.category.code === category) &&
      (overdue === undefined || raceNow > overdueFrom(runner)) &&
      (wanted === "" || runner.bib.toLowerCase() === wanted || namesOf(runner).includes(wanted))
    );
  });
}

function namesOf(runner: RunnerNow): string {
  return `${fullName(runner)} ${latinName(runner)}`.toLowerCase();
}

export function personOf(
  runner: RunnerNow,
  sighting: Sighting | undefined,
  { rules, courses }: RunnersNow,
  raceNow: InstantMs,
): PersonOnCourse {
  const { entryId, bib, categoryId, status, next, lastCheckpoint, lastSeenAt } = runner;
  const course = courses.get(categoryId)!;
  const { source = "", device = "" } = sighting ?? {};
  return {
    entryId,
    bib,
    name: fullName(runner),
    nameEn: latinName(runner),
    category: course.category.code,
    status,
    lastSeen: { checkpoint: lastCheckpoint!, at: lastSeenAt!, source, device },
    expected: next && { checkpoint: codeOf(course, rules, next.index), at: next.at },
    isOverdue: raceNow > overdueFrom(runner),
  };
}

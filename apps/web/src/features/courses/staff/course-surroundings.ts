import type { courseList, StaffCourse } from "@time-event/contract/courses";
import type { MetaOf } from "@time-event/contract/endpoint";

/** The categories that can run an event's courses, and the checkpoints that can lie on them. */
export type CourseSurroundings = MetaOf<typeof courseList>;

/** The checkpoints that these categories pass, each once, in the order of their distance. */
export function checkpointsOf({ categories, checkpoints }: CourseSurroundings, categoryIds: readonly number[]) {
  const codes = new Set(categories.filter(({ id }) => categoryIds.includes(id)).flatMap(({ course }) => course));
  return checkpoints.filter(({ code }) => codes.has(code)).toSorted((a, b) => a.distanceM - b.distanceM);
}

/** Announced and measured lengths that differ by no more than this mean the same course. */
const sameLength = 0.08;

/** The categories without a course whose checkpoints end about where a track does. */
export function likelyCategories(
  around: CourseSurroundings,
  courses: readonly StaffCourse[],
  distanceM: number,
): readonly number[] {
  const taken = new Set(courses.flatMap(({ categoryIds }) => categoryIds));
  return around.categories
    .filter(({ id }) => !taken.has(id))
    .filter(({ id }) => {
      const lengthM = checkpointsOf(around, [id]).at(-1)?.distanceM ?? 0;
      return lengthM > 0 && Math.abs(distanceM / lengthM - 1) <= sameLength;
    })
    .map(({ id }) => id);
}

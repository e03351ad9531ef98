import type { courseList, StaffCourse } from "@time-event/contract/courses";
import type { MetaOf } from "@time-event/contract/endpoint";

/** The categories and checkpoints that an event's courses can have. */
export type CourseSurroundings = MetaOf<typeof courseList>;

/** The checkpoints of these categories, each once, sorted by distance. */
export function checkpointsOf({ categories, checkpoints }: CourseSurroundings, categoryIds: readonly number[]) {
  const codes = new Set(categories.filter(({ id }) => categoryIds.includes(id)).flatMap(({ course }) => course));
  return checkpoints.filter(({ code }) => codes.has(code)).toSorted((a, b) => a.distanceM - b.distanceM);
}

/** An announced and a measured length mean the same course when they differ by no more than this. */
const sameLength = 0.08;

/** The categories without a course whose last checkpoint is about as far as the track is long. */
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

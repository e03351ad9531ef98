import type { courseList, StaffCourse } from "@time-event/contract/courses";
import type { MetaOf } from "@time-event/contract/endpoint";
import { passedPoints } from "@time-event/domain/race/course-distances";

/** The categories and checkpoints that an event's courses can have. */
export type CourseSurroundings = MetaOf<typeof courseList>;

/** The checkpoints of these categories, each once, where the first of them passes it first; sorted by distance. */
export function checkpointsOf(
  { categories, checkpoints }: Pick<CourseSurroundings, "categories" | "checkpoints">,
  categoryIds: readonly number[],
) {
  const known = new Map(checkpoints.map((checkpoint) => [checkpoint.code, checkpoint]));
  const passed = new Map<string, CourseSurroundings["checkpoints"][number]>();
  for (const { id, course, distancesM } of categories) {
    if (!categoryIds.includes(id)) continue;
    for (const point of passedPoints({ checkpoints: course, distancesM }, known))
      if (point && !passed.has(point.code)) passed.set(point.code, point);
  }
  return [...passed.values()].toSorted((a, b) => a.distanceM - b.distanceM);
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

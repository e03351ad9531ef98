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

/** "50 กม.", "10.5 km", "21K": what a category's name or code says of its length, metres; 0: nothing. */
function saidLengthM({ code, name }: CourseSurroundings["categories"][number]): number {
  const said = /(\d+(?:\.\d+)?)\s*(?:km?\b|กม|กิโล)/i.exec(`${code} ${name.th} ${name.en}`)?.[1];
  return said === undefined ? 0 : Number(said) * 1000;
}

/** The categories without a course whose last checkpoint, or whose name, is about as far as the track is long. */
export function likelyCategories(
  around: CourseSurroundings,
  courses: readonly StaffCourse[],
  distanceM: number,
): readonly number[] {
  const taken = new Set(courses.flatMap(({ categoryIds }) => categoryIds));
  return around.categories
    .filter(({ id }) => !taken.has(id))
    .filter((category) => {
      const lengthM = checkpointsOf(around, [category.id]).at(-1)?.distanceM ?? saidLengthM(category);
      return lengthM > 0 && Math.abs(distanceM / lengthM - 1) <= sameLength;
    })
    .map(({ id }) => id);
}

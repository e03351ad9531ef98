import type { MetaOf } from "@time-event/contract/endpoint";
import type { PersonOnCourse, raceControlPeopleList } from "@time-event/contract/race-control";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";

type Courses = MetaOf<typeof raceControlPeopleList>["courses"];

interface Filters {
  readonly text: string;
  readonly category: string;
  /** Only who has not passed this checkpoint yet, though their course does: the list of a sweep. */
  readonly point: string;
  readonly overdue: string;
}

/**
 * The people that meet the filters of the safety board.
 *
 * @example
 * peopleShown(people, courses, { text: "", category: "", point: "CP3", overdue: "" }); // who is still to come to CP3
 */
export function peopleShown(people: readonly PersonOnCourse[], courses: Courses, filters: Filters): PersonOnCourse[] {
  const wanted = arabicDigits(filters.text).trim().toLowerCase();
  const courseOf = new Map(courses.map((course) => [course.category, course]));
  return people.filter(({ bib, name, nameEn, category, furthest, isOverdue }) => {
    const course = courseOf.get(category);
    const index = course?.checkpoints.lastIndexOf(filters.point) ?? -1;
    const isToCome = filters.point === "" || (index >= 0 && (course?.hasLaps === true || furthest < index));
    const isNamed = wanted === "" || bib === wanted || `${name} ${nameEn}`.toLowerCase().includes(wanted);
    return (
      isToCome && isNamed && (!filters.category || category === filters.category) && (!filters.overdue || isOverdue)
    );
  });
}

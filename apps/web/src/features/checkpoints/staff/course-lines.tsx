import "./course-lines.css";
import type { CheckpointRow } from "@time-event/contract/checkpoints";
import { CourseLine } from "./course-line.shared.tsx";

/** The course of each category as a line with its checkpoints, all to one scale, the longest first. */
export function CourseLines({ points }: { readonly points: readonly CheckpointRow[] }) {
  const categories = [...new Set(points.flatMap(({ usedBy }) => usedBy))];
  const courses = categories
    .map((category) => ({ category, points: points.filter(({ usedBy }) => usedBy.includes(category)) }))
    .toSorted((a, b) => lengthM(b.points) - lengthM(a.points));
  if (courses.length === 0) return <CourseLine points={points} />;
  const longestM = lengthM(points);
  return (
    <div className="course-lines" aria-hidden>
      {courses.map((course) => (
        <div key={course.category} className="course-lines__course">
          <b>{course.category}</b>
          <CourseLine points={course.points} longestM={longestM} />
        </div>
      ))}
    </div>
  );
}

function lengthM(points: readonly CheckpointRow[]): number {
  return Math.max(0, ...points.map(({ distanceM }) => distanceM));
}

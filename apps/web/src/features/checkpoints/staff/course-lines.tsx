import "./course-lines.css";
import { courseList } from "@time-event/contract/courses";
import type { CheckpointRow } from "@time-event/contract/checkpoints";
import { passedPoints } from "@time-event/domain/race/course-distances";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { CourseLine } from "./course-line.shared.tsx";

interface CourseLinesProps {
  readonly eventId: number;
  readonly points: readonly CheckpointRow[];
}

/** The course of each category as a line with its checkpoints where it passes them, all to one scale, the longest first. */
export function CourseLines({ eventId, points }: CourseLinesProps) {
  const courses = useStaffQuery(courseList, { eventId });
  const pointOf = new Map(points.map((point) => [point.code, point]));
  return (
    <Loaded query={courses}>
      {({ meta }) => {
        const lines = meta.categories
          .map(({ code, course: checkpoints, distancesM }) => ({
            code,
            points: passedPoints({ checkpoints, distancesM }, pointOf).filter((point) => point !== undefined),
          }))
          .filter((line) => line.points.length > 0)
          .toSorted((a, b) => lengthM(b.points) - lengthM(a.points));
        if (lines.length === 0) return <CourseLine points={points} />;
        const longestM = lengthM(lines[0]!.points);
        return (
          <div className="course-lines" aria-hidden>
            {lines.map((line) => (
              <div key={line.code} className="course-lines__course">
                <b>{line.code}</b>
                <CourseLine points={line.points} longestM={longestM} />
              </div>
            ))}
          </div>
        );
      }}
    </Loaded>
  );
}

function lengthM(points: readonly Pick<CheckpointRow, "distanceM">[]): number {
  return Math.max(0, ...points.map(({ distanceM }) => distanceM));
}

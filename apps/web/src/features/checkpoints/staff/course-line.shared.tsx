import "./course-line.css";
import { useFormat } from "../../../lib/i18n/format.ts";
import { classNames } from "../../../ui/class-names.ts";

interface CourseLinePoint {
  readonly code: string;
  readonly kind: "start" | "split" | "finish" | "lap";
  readonly distanceM: number;
}

interface CourseLineProps {
  readonly points: readonly CourseLinePoint[];
  /** A description of the picture for screen readers. Not needed when the list beside it says everything. */
  readonly label?: string;
}

/** When a point is nearer than this to the one before (in hundredths of the line), its name moves one row down. */
const nearShare = 14;

/** Checkpoints along the distance, as a line with a mark for each. */
export function CourseLine({ points, label }: CourseLineProps) {
  const format = useFormat();
  const longestM = Math.max(1, ...points.map(({ distanceM }) => distanceM));
  const shares = points.map(({ distanceM }) => (distanceM / longestM) * 100);
  const rows = rowsFor(shares);
  return (
    <div
      className="course-line"
      style={{ ["--rows" as string]: Math.max(...rows, 0) + 1 }}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <span className="course-line__line" />
      {points.map(({ code, kind, distanceM }, at) => (
        <span
          key={at}
          className={classNames(
            "course-line__point",
            `course-line__point--${kind}`,
            shares[at]! < 5 && "course-line__point--first",
            shares[at]! > 95 && "course-line__point--last",
          )}
          style={{ left: `${shares[at]}%`, ["--row" as string]: rows[at] }}
        >
          <i />
          <span>
            <b>{code}</b> <small>{format.distance(distanceM)}</small>
          </span>
        </span>
      ))}
    </div>
  );
}

/** The row under the line in which each name fits. */
function rowsFor(shares: readonly number[]): number[] {
  const ends: number[] = [];
  return shares.map((share) => {
    let row = ends.findIndex((end) => share - end >= nearShare);
    if (row < 0) row = ends.length;
    ends[row] = share;
    return row;
  });
}

import "./course-line.css";
import { useCallback, useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { classNames } from "../../../ui/class-names.ts";
import { placeLabels } from "./course-line-labels.shared.ts";

interface CourseLinePoint {
  readonly code: string;
  readonly kind: "start" | "split" | "finish" | "lap";
  readonly distanceM: number;
}

interface CourseLineProps {
  readonly points: readonly CourseLinePoint[];
  /** The length of the whole line in metres, where several lines are compared. */
  readonly longestM?: number;
}

/**
 * Checkpoints along the distance, as a line with a mark for each. Screen readers do not read it, because the list beside
 * it says the same.
 */
export function CourseLine({ points, longestM }: CourseLineProps) {
  const format = useFormat();
  const [widthPx, setWidthPx] = useState(0);
  const watched = useCallback((line: HTMLElement | null) => observeWidth(line, setWidthPx), []);
  const lengthM = Math.max(1, longestM ?? 0, ...points.map(({ distanceM }) => distanceM));
  const marks = points.map(({ code, distanceM }) => ({ code, share: distanceM / lengthM }));
  const labels = placeLabels(marks, widthPx);
  const endShare = Math.max(0, ...marks.map(({ share }) => share));
  return (
    <div
      className="course-line"
      ref={watched}
      style={{ ["--rows" as string]: Math.max(0, ...labels.map(({ row }) => row ?? 0)) + 1 }}
      aria-hidden
    >
      <span className="course-line__line" style={{ width: `${endShare * 100}%` }} />
      {points.map(({ code, kind, distanceM }, at) => {
        const { row, side } = labels[at]!;
        return (
          <span
            key={at}
            className={classNames(
              "course-line__point",
              `course-line__point--${kind}`,
              side !== "middle" && `course-line__point--${side}`,
            )}
            style={{ left: `${marks[at]!.share * 100}%`, ["--row" as string]: row ?? 0 }}
            title={`${code} ${format.distance(distanceM)}`}
          >
            <i />
            {row !== null && (
              <span>
                <b>{code}</b> <small>{format.distance(distanceM)}</small>
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}

function observeWidth(element: HTMLElement | null, tell: (widthPx: number) => void) {
  if (!element) return;
  const observer = new ResizeObserver(() => tell(element.clientWidth));
  observer.observe(element);
  return () => observer.disconnect();
}

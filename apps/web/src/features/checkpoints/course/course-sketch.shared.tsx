import "./course.css";
import type { PublicCheckpoint } from "@time-event/contract/events";
import { shortCode } from "../../../lib/race/short-code.ts";
import { sketchOf } from "./course-geometry.api.ts";

interface CourseSketchProps {
  readonly label: string;
  readonly points: readonly PublicCheckpoint[];
  /** Code of the category whose course it is: left out of its points' codes. */
  readonly category: string;
}

const width = 480;
const height = 300;

/** Where the checkpoints lie, joined by straight lines: a sketch, not a map. Nothing where the places are not known. */
export function CourseSketch({ label, points, category }: CourseSketchProps) {
  const sketch = sketchOf(points, width, height, 44);
  if (sketch.length < 2) return null;
  const line = sketch.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
  return (
    <svg className="course-sketch" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className="course-sketch__way" d={line} />
      {sketch.map(({ checkpoint, x, y, side }) => (
        <g key={checkpoint.code}>
          <circle className={`course-sketch__point course-sketch__point--${checkpoint.kind}`} cx={x} cy={y} r="6" />
          <text className="course-sketch__name" x={side === "left" ? x - 11 : x + 11} y={y + 4.5} textAnchor={side === "left" ? "end" : "start"}>
            {shortCode(checkpoint.code, category)}
          </text>
        </g>
      ))}
      <path className="course-sketch__north" d={`M${width - 20} 34V14M${width - 25} 20l5-6 5 6`} />
    </svg>
  );
}

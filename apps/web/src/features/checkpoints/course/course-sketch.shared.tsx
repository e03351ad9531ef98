import "./course.css";
import type { PublicCheckpoint } from "@time-event/contract/events";
import { shortCodes } from "../../../lib/race/short-code.ts";
import { sketchLabels, sketchOf } from "./course-geometry.shared.ts";

interface CourseSketchProps {
  readonly label: string;
  readonly points: readonly PublicCheckpoint[];
}

const width = 480;
const height = 300;

/** The checkpoints joined by straight lines: a sketch, not a map. Shows nothing when the positions are not known. */
export function CourseSketch({ label, points }: CourseSketchProps) {
  const sketch = sketchOf(points, width, height, 44);
  if (sketch.length < 2) return null;
  const labels = sketchLabels(sketch, shortCodes(points.map(({ code }) => code)));
  const line = sketch.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
  return (
    <svg className="course-sketch" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className="course-sketch__way" d={line} />
      {sketch.map(({ checkpoint, x, y }) => (
        <g key={checkpoint.code}>
          <circle className={`course-sketch__point course-sketch__point--${checkpoint.kind}`} cx={x} cy={y} r="6" />
        </g>
      ))}
      {labels.map(({ text, x, y, side }) => (
        <text
          key={text}
          className="course-sketch__name"
          x={side === "left" ? x - 11 : x + 11}
          y={y + 4.5}
          textAnchor={side === "left" ? "end" : "start"}
        >
          {text}
        </text>
      ))}
      <path className="course-sketch__north" d={`M${width - 20} 34V14M${width - 25} 20l5-6 5 6`} />
    </svg>
  );
}

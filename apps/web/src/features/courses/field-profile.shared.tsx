import "./profile/elevation-profile.css";
import "./field-profile.css";
import type { CourseLine } from "@time-event/domain/course/course-line";
import { pointAt } from "@time-event/domain/course/course-line";
import { useMemo } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { profileGeometry, profileHeight, profileWidth } from "./profile/profile-geometry.ts";

/** Somebody who is named on the profile. */
export interface ProfileRunner {
  readonly key: string;
  readonly label: string;
  readonly kind: "leader" | "pinned";
  /** Part of the course, 0 to 1. */
  readonly part: number;
}

interface FieldProfileProps {
  readonly label: string;
  /** With heights; a course without them is drawn flat. */
  readonly line: CourseLine;
  /** Parts of the course at which somebody of the field is, 0 to 1, in order. */
  readonly parts: readonly number[];
  readonly marks: readonly { readonly key: string; readonly label: string; readonly part: number }[];
  readonly runners: readonly ProfileRunner[];
}

/** Columns of dots along the course. */
const columns = 90;
/** Dots that stand on each other: more are drawn closer together. */
const highest = 12;
const dotStep = 6;

/** The height of a course with the field on it: a dot for each, and names for a few. */
export function FieldProfile({ label, line, parts, marks, runners }: FieldProfileProps) {
  const format = useFormat();
  const profile = useMemo(() => profileGeometry(line), [line]);
  const dots = useMemo(() => stacked(parts), [parts]);
  if (!profile) return null;
  const lengthM = line.at(-1)!.distanceM;
  const yAt = (part: number) => percent(profile.yOf(pointAt(line, part * lengthM)?.elevationM ?? 0));
  return (
    <figure className="field-profile">
      <svg className="field-profile__picture" role="img" aria-label={label}>
        <svg viewBox={`0 0 ${profileWidth} ${profileHeight}`} preserveAspectRatio="none" width="100%" height="100%">
          <path className="elevation__land" d={profile.land} />
        </svg>
        {marks.map(({ key, label: name, part }) => (
          <g key={key}>
            <line className="elevation__drop" x1={percent(part)} x2={percent(part)} y1="0" y2="100%" />
            <text className="field-profile__mark" x={percent(part)} y="100%" dy="16" textAnchor={anchorAt(part)}>
              {name}
            </text>
          </g>
        ))}
        {dots.map(({ part, up }, at) => (
          <circle
            key={at}
            className="field-profile__dot"
            cx={percent(part)}
            cy={yAt(part)}
            r="2.6"
            transform={`translate(0 ${-up})`}
          />
        ))}
        {runners.map(({ key, label: name, kind, part }, at) => (
          <g key={key} className={`field-profile__runner field-profile__runner--${kind}`}>
            <circle cx={percent(part)} cy={yAt(part)} r="6" />
            <text x={percent(part)} y={yAt(part)} dy={-14 - (at % 3) * 15} textAnchor={anchorAt(part)}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="field-profile__scale figures">
        <span>0</span>
        <span>{format.distance(lengthM)}</span>
      </figcaption>
    </figure>
  );
}

/** Those who are at the same place stand on each other. */
function stacked(parts: readonly number[]): readonly { readonly part: number; readonly up: number }[] {
  const counts = new Map<number, number>();
  for (const part of parts) counts.set(columnOf(part), (counts.get(columnOf(part)) ?? 0) + 1);
  const step = dotStep * Math.min(1, highest / Math.max(1, ...counts.values()));
  const placed = new Map<number, number>();
  return parts.map((part) => {
    const column = columnOf(part);
    const below = placed.get(column) ?? 0;
    placed.set(column, below + 1);
    return { part: (column + 0.5) / columns, up: below * step };
  });
}

function columnOf(part: number): number {
  return Math.min(columns - 1, Math.floor(part * columns));
}

function anchorAt(part: number): "start" | "middle" | "end" {
  return part < 0.06 ? "start" : part > 0.94 ? "end" : "middle";
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

import "./elevation-profile.css";
import { type CourseLine, pointAt } from "@time-event/domain/course/course-line";
import { type PointerEvent, useMemo } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { coursesMessages } from "../courses.messages.ts";
import type { CourseMark } from "../course-mark.ts";
import { namesInARow, profileGeometry, profileHeight, profileWidth } from "./profile-geometry.ts";
import { usePlaceText } from "./use-place-text.ts";

interface ElevationProfileProps {
  readonly label: string;
  readonly line: CourseLine;
  readonly marks: readonly CourseMark[];
  readonly atM: number | null;
  readonly onPoint: (atM: number | null) => void;
}

/** Height over distance with scales and checkpoints. Reports the place that the visitor points at. */
export function ElevationProfile({ label, line, marks, atM, onPoint }: ElevationProfileProps) {
  const m = useMessages(coursesMessages);
  const format = useFormat();
  const placeText = usePlaceText(line);
  const isAlive = useHydrated();
  const profile = useMemo(() => profileGeometry(line), [line]);
  if (!profile) return null;
  const lengthM = line.at(-1)!.distanceM;
  const placed = marks.map((mark) => ({ ...mark, x: profile.xOf(mark.distanceM) }));
  const here = atM === null ? undefined : pointAt(line, atM);

  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPoint(Math.min(1, Math.max(0, (clientX - left) / width)) * lengthM);
  };
  return (
    <figure className="elevation">
      <figcaption className="elevation__readout figures" aria-hidden="true">
        {here ? <b>{placeText(here.distanceM)}</b> : m.pointHint}
      </figcaption>
      <svg className="elevation__heights figures" aria-hidden="true">
        {profile.heights.map(({ elevationM, y }) => (
          <text key={elevationM} x="100%" y={percent(y)} dx="-6" dy="4" textAnchor="end">
            {format.number(elevationM)}
          </text>
        ))}
      </svg>
      <div className="elevation__plot">
        <svg className="elevation__picture" role="img" aria-label={label}>
          {profile.heights.map(({ elevationM, y }) => (
            <line key={elevationM} className="elevation__grid" x1="0" x2="100%" y1={percent(y)} y2={percent(y)} />
          ))}
          <svg viewBox={`0 0 ${profileWidth} ${profileHeight}`} preserveAspectRatio="none">
            <path className="elevation__land" d={profile.land} />
          </svg>
          {placed.map(({ code, kind, x, elevationM }) => (
            <g key={code}>
              <line className="elevation__drop" x1={percent(x)} x2={percent(x)} y1="0" y2="100%" />
              <circle
                className={`elevation__point elevation__point--${kind}`}
                cx={percent(x)}
                cy={percent(profile.yOf(elevationM ?? 0))}
                r="5"
              />
            </g>
          ))}
          {(["narrow", "wide"] as const).map((plot) => (
            <g key={plot} className={`elevation__names elevation__names--${plot}`}>
              {namesInARow(placed, plot).map(({ code, label: name, x }) => (
                <text key={code} x={percent(x)} y="0" dy="-6" textAnchor={anchorAt(x)}>
                  {name}
                </text>
              ))}
            </g>
          ))}
          {here && (
            <g className="elevation__here">
              <line
                x1={percent(profile.xOf(here.distanceM))}
                x2={percent(profile.xOf(here.distanceM))}
                y1="0"
                y2="100%"
              />
              <circle cx={percent(profile.xOf(here.distanceM))} cy={percent(profile.yOf(here.elevationM ?? 0))} r="6" />
            </g>
          )}
        </svg>
        {isAlive && (
          <input
            type="range"
            className="elevation__pointer"
            aria-label={m.placeOnCourse}
            aria-valuetext={placeText(atM ?? 0)}
            min={0}
            max={Math.round(lengthM)}
            step={Math.max(1, Math.round(lengthM / 200))}
            value={Math.round(atM ?? 0)}
            onChange={({ target }) => onPoint(Number(target.value))}
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={({ pointerType }) => pointerType === "mouse" && onPoint(null)}
          />
        )}
        <svg className="elevation__distances figures" aria-hidden="true">
          {profile.distances.map(({ distanceM, x }) => (
            <text key={distanceM} x={percent(x)} y="14" textAnchor={x === 0 ? "start" : "middle"}>
              {distanceM === 0 ? "0" : format.kilometres(distanceM)}
            </text>
          ))}
          <text x="100%" y="14" textAnchor="end">
            {format.distance(lengthM)}
          </text>
        </svg>
      </div>
    </figure>
  );
}

function anchorAt(share: number): "start" | "middle" | "end" {
  return share < 0.05 ? "start" : share > 0.95 ? "end" : "middle";
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

import "./course.css";
import type { PublicCheckpoint } from "@time-event/contract/events";
import { useFormat } from "../../../lib/i18n/format.ts";
import { shortCodes } from "../../../lib/race/short-code.ts";
import { labelled, profileOf } from "./course-geometry.shared.ts";

interface CourseProfileProps {
  readonly label: string;
  readonly points: readonly PublicCheckpoint[];
  /** Metres along the course of a player's position. */
  readonly atM?: number | undefined;
}

/** With a smaller difference between its highest and lowest point, a course counts as flat. */
const flatM = 15;

/** Height over distance, with every checkpoint. Shows nothing when the heights are not known. */
export function CourseProfile({ label, points, atM }: CourseProfileProps) {
  const format = useFormat();
  const profile = profileOf(points);
  if (!profile) return null;
  const short = shortCodes(points.map(({ code }) => code));
  const isFlat = profile.highestM - profile.lowestM < flatM;
  const lengthM = points.at(-1)?.distanceM ?? 1;
  const names = labelled(
    profile.points.map(({ x }) => x),
    9,
  );
  return (
    <figure className="course-profile">
      <svg
        className={isFlat ? "course-profile__picture course-profile__picture--flat" : "course-profile__picture"}
        role="img"
        aria-label={label}
      >
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" width="100%" height="100%">
          <path className="course-profile__land" d={profile.land} />
          <path className="course-profile__edge" d={profile.edge} vectorEffect="non-scaling-stroke" />
        </svg>
        {profile.points.map(({ checkpoint, x, y }) => (
          <g key={checkpoint.code}>
            <line className="course-profile__drop" x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2="100%" />
            <circle
              className={`course-profile__point course-profile__point--${checkpoint.kind}`}
              cx={`${x}%`}
              cy={`${y}%`}
              r="5"
            />
            {names.includes(x) && (
              <text
                className="course-profile__name"
                x={`${x}%`}
                y={`${y}%`}
                dy="-12"
                textAnchor={x < 4 ? "start" : x > 96 ? "end" : "middle"}
              >
                {short(checkpoint.code)}
              </text>
            )}
          </g>
        ))}
        {atM !== undefined && (
          <line
            className="course-profile__here"
            x1={`${(atM / lengthM) * 100}%`}
            x2={`${(atM / lengthM) * 100}%`}
            y1="0"
            y2="100%"
          />
        )}
      </svg>
      <figcaption className="course-profile__scale figures">
        <span>0</span>
        <span>
          {[...new Set([profile.lowestM, profile.highestM])].map((elevationM) => format.number(elevationM)).join("–")}{" "}
          {format.language === "th" ? "ม." : "m"}
        </span>
        <span>{format.distance(lengthM)}</span>
      </figcaption>
    </figure>
  );
}

import "./cover-art.css";
import { memo } from "react";
import { coverGeometry, coverHeight, coverWidth, type CoverSubject } from "./cover-geometry.ts";

/**
 * A picture of the course, for an event without a photograph. Decoration: it fills its box, and screen readers skip
 * it.
 */
export const CoverArt = memo(function CoverArt({ subject }: { readonly subject: CoverSubject }) {
  const { bands, waves, profile, route, start, finish, stops } = coverGeometry(subject);
  return (
    <svg
      className={`cover cover--${subject.art}`}
      viewBox={`0 0 ${coverWidth} ${coverHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {bands.map((band, i) => (
        <path key={i} className="cover__band" d={band} />
      ))}
      {waves.map((wave, i) => (
        <path key={i} className="cover__wave" d={wave} />
      ))}
      {profile && <path className="cover__profile" d={profile} />}
      <path className="cover__route" d={route} />
      <path className="cover__route cover__route--line" d={route} />
      {stops.map(([x, y], i) => (
        <circle key={i} className="cover__point" cx={x} cy={y} r="3.2" />
      ))}
      <circle className="cover__point" cx={start[0]} cy={start[1]} r="5" />
      <circle className="cover__point cover__point--finish" cx={finish[0]} cy={finish[1]} r="6.5" />
    </svg>
  );
});

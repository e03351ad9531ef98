import type { DrawnOffset } from "@time-event/contract/clocks";
import { useFormat } from "../../lib/i18n/format.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { offsetText } from "./offset-text.ts";

const width = 100;
const height = 40;
/** A picture shows at least so much up and down, so that noise of milliseconds does not look like a storm. */
const leastMs = 1_000;

interface OffsetPictureProps {
  readonly points: readonly DrawnOffset[];
  readonly label: string;
  /** The median, and the middle half around it; left out: only the points are drawn. */
  readonly middle?: { readonly offsetMs: number; readonly lowMs: number; readonly highMs: number } | undefined;
}

/** The edges say whole seconds. */
const whole = (ms: number) => Math.round(ms / 1_000) * 1_000;

/** What a clock was wrong by over time: a dot for each that says so, those far away at the edge. */
export function OffsetPicture({ points, label, middle }: OffsetPictureProps) {
  const format = useFormat();
  const { timeZone } = useEvent();
  const offsets = points.map(({ offsetMs }) => offsetMs);
  const reach = middle && Math.max(leastMs, (middle.highMs - middle.lowMs) * 3);
  const bottom = middle ? middle.lowMs - reach! : Math.min(...offsets) - leastMs;
  const top = middle ? middle.highMs + reach! : Math.max(...offsets) + leastMs;
  const firstAt = points[0]?.at ?? 0;
  const lastAt = points.at(-1)?.at ?? 0;
  const x = (at: number) => (lastAt === firstAt ? width / 2 : ((at - firstAt) / (lastAt - firstAt)) * width);
  const y = (offsetMs: number) =>
    height - ((Math.min(top, Math.max(bottom, offsetMs)) - bottom) / (top - bottom)) * height;
  return (
    <figure className="offset-picture">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {middle && (
          <>
            <rect
              className="offset-picture__half"
              x={0}
              width={width}
              y={y(middle.highMs)}
              height={Math.max(0.5, y(middle.lowMs) - y(middle.highMs))}
            />
            <path className="offset-picture__median" d={`M0 ${y(middle.offsetMs)}h${width}`} />
          </>
        )}
        {points.map(({ at, offsetMs }, index) => (
          // people may pass at the same instant
          <path key={String(index)} className="offset-picture__dot" d={`M${x(at)} ${y(offsetMs)}h0.01`} />
        ))}
      </svg>
      <figcaption className="figures" aria-hidden="true">
        <span>{offsetText(whole(top))}</span>
        <span>{offsetText(whole(bottom))}</span>
        <span>{format.clock(firstAt, timeZone)}</span>
        <span>{format.clock(lastAt, timeZone)}</span>
      </figcaption>
    </figure>
  );
}

import { formatPace } from "@time-event/domain/time/race-time";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import type { PaceSection } from "./pace-sections.ts";
import { playerMessages } from "./player.messages.ts";

interface PaceChartProps {
  readonly sections: readonly PaceSection[];
  readonly lengthM: number;
  readonly speeds: boolean;
}

const heightPx = 180;
const topPx = 26;

/** Speed of each section: a column as wide as the section is long. A line shows the median of all players. */
export function PaceChart({ sections, lengthM, speeds }: PaceChartProps) {
  const m = useMessages(playerMessages);
  const format = useFormat();
  if (sections.length < 2) return null;
  const all = sections.flatMap(({ speed, medianSpeed }) => (medianSpeed === null ? [speed] : [speed, medianSpeed]));
  const fastest = Math.max(...all);
  // The columns do not start at zero, so that differences of seconds are visible.
  const floor = Math.min(...all) * 0.72;
  const yOf = (speed: number) => Math.round(topPx + (1 - (speed - floor) / (fastest - floor)) * (heightPx - topPx));
  const per = (metres: number) => `${((metres / lengthM) * 100).toFixed(2)}%`;
  const say = (speed: number) => (speeds ? (speed * 3.6).toFixed(1) : formatPace((1000 / speed) * 1000, 1000));
  const hasMedian = sections.some(({ medianSpeed }) => medianSpeed !== null);
  return (
    <figure className="pace">
      <svg className="pace__picture" width="100%" height={heightPx} role="img" aria-label={m.paceChart}>
        {sections.map(({ fromM, toM, to, speed, medianSpeed, missed }) => {
          const isFaster = medianSpeed === null || speed >= medianSpeed;
          const wide = toM - fromM >= lengthM * 0.08;
          return (
            <g key={`${to} ${toM}`}>
              <svg x={per(fromM)} width={per(toM - fromM)} height={heightPx}>
                <rect
                  className={isFaster ? "pace__bar" : "pace__bar pace__bar--slower"}
                  x="1.5"
                  width="100%"
                  y={yOf(speed)}
                  height={heightPx - yOf(speed)}
                />
                {missed.length > 0 && (
                  <rect className="pace__guess" x="1.5" width="100%" y={yOf(speed)} height={heightPx - yOf(speed)} />
                )}
                {medianSpeed !== null && (
                  <line className="pace__median" x1="0" x2="100%" y1={yOf(medianSpeed)} y2={yOf(medianSpeed)} />
                )}
                {wide && (
                  <text
                    className="pace__value"
                    x="50%"
                    y={yOf(Math.max(speed, medianSpeed ?? 0)) - 7}
                    textAnchor="middle"
                  >
                    {say(speed)}
                  </text>
                )}
              </svg>
            </g>
          );
        })}
      </svg>
      <div className="pace__scale figures" aria-hidden="true">
        <span>0</span>
        <span>{format.distance(lengthM / 2)}</span>
        <span>{format.distance(lengthM)}</span>
      </div>
      <figcaption className="pace__legend">
        <span>
          <i className="pace__key" /> {speeds ? m.ownSpeed : m.ownPace}
        </span>
        {hasMedian && (
          <>
            <span>
              <i className="pace__key pace__key--slower" /> {m.slower}
            </span>
            <span>
              <i className="pace__key pace__key--median" /> {m.median}
            </span>
          </>
        )}
      </figcaption>
    </figure>
  );
}

import type { Rounding } from "@time-event/domain/time/race-time";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useMessages } from "../../../lib/i18n/language.ts";
import { playerMessages } from "./player.messages.ts";

interface LapChartProps {
  readonly laps: readonly (number | null)[];
  readonly rounding: Rounding;
}

/** The time of each lap as a bar; the fastest is highlighted. */
export function LapChart({ laps, rounding }: LapChartProps) {
  const m = useMessages(playerMessages);
  const known = laps.filter((ms) => ms !== null);
  if (known.length < 2) return null;
  const slowest = Math.max(...known);
  const fastest = Math.min(...known);
  return (
    <ol role="list" className="laps figures">
      {laps.map((ms, lap) => (
        <li key={lap} className={ms === fastest ? "laps__lap laps__lap--fastest" : "laps__lap"}>
          <span>{m.lapNumber(lap + 1)}</span>
          {ms === null ? (
            <span className="splits__none">{m.noRead}</span>
          ) : (
            <svg className="laps__bar" width="100%" height="14" aria-hidden="true">
              <rect width={`${(ms / slowest) * 100}%`} height="14" rx="4" />
            </svg>
          )}
          <strong>{ms !== null && formatRaceTime(ms, rounding)}</strong>
        </li>
      ))}
    </ol>
  );
}

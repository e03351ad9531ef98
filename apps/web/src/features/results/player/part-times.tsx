import { formatRaceTime, type Rounding } from "@time-event/domain/time/race-time";
import { useMessages } from "../../../lib/i18n/language.ts";
import { playerMessages } from "./player.messages.ts";

interface PartTimesProps {
  readonly title: string;
  /** Codes of the stages or legs. */
  readonly parts: readonly string[];
  readonly times: readonly (number | null)[];
  readonly rounding: Rounding;
}

/** Times of the stages or relay legs that add up to the result. */
export function PartTimes({ title, parts, times, rounding }: PartTimesProps) {
  const m = useMessages(playerMessages);
  if (parts.length === 0) return null;
  return (
    <section className="player__section">
      <h2>{title}</h2>
      <table className="splits figures">
        <tbody>
          {parts.map((part, at) => {
            const ms = times[at] ?? null;
            return (
              <tr key={part} className="splits__row">
                <th scope="row">
                  <span className="splits__place">{part}</span>
                </th>
                <td className="splits__time">
                  {ms === null ? <span className="splits__none">{m.noRead}</span> : formatRaceTime(ms, rounding)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

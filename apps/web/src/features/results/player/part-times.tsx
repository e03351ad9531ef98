import { formatRaceTime, type Rounding } from "@time-event/domain/time/race-time";
import type { TextInBoth } from "@time-event/domain/text/in-language";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import type { Named } from "../../../ui/name/name-in.ts";
import { PersonName } from "../../../ui/name/person-name.tsx";
import { playerMessages } from "./player.messages.ts";

interface PartTimesProps {
  readonly title: string;
  /** The stages or legs; without a name, their code says it. */
  readonly parts: readonly { readonly code: string; readonly name?: TextInBoth }[];
  readonly times: readonly (number | null)[];
  readonly rounding: Rounding;
  /** Who did each part; null: it is not known. */
  readonly runners?: readonly (Named | null)[] | undefined;
  /** What penalties and bonuses added to each, which it contains. */
  readonly addedMs?: readonly number[];
  /** The place of each time among those of the part. */
  readonly ranks?: readonly (number | null)[];
}

/** Times of the stages or relay legs that add up to the result, and who ran the legs. */
export function PartTimes({ title, parts, times, rounding, runners, addedMs = [], ranks }: PartTimesProps) {
  const m = useMessages(playerMessages);
  const format = useFormat();
  if (parts.length === 0) return null;
  return (
    <section className="player__section below">
      <h2>{title}</h2>
      <table className="splits figures">
        <tbody>
          {parts.map(({ code, name }, at) => {
            const part = (name && format.text(name)) || code;
            const ms = times[at] ?? null;
            const rank = ranks?.[at] ?? null;
            const runner = runners?.[at];
            const added = addedMs[at] ?? 0;
            return (
              <tr key={code} className="splits__row">
                <th scope="row">
                  <span className="splits__place">{runner ? <PersonName who={runner} /> : part}</span>
                  {runner && <small>{part}</small>}
                  {ms !== null && added !== 0 && (
                    <small>{m.withAdded(formatRaceTime(ms - added, rounding), signed(added, rounding))}</small>
                  )}
                </th>
                <td className="splits__time">
                  {ms === null ? <span className="splits__none">{m.noRead}</span> : formatRaceTime(ms, rounding)}
                </td>
                {ranks && <td>{rank !== null && m.legPlace(format.number(rank))}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function signed(ms: number, rounding: Rounding): string {
  return `${ms < 0 ? "−" : "+"} ${formatRaceTime(Math.abs(ms), rounding)}`;
}

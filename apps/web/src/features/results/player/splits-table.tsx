import type { PublicCategory } from "@time-event/contract/events";
import { formatPace, formatRaceTime, speedKmh } from "@time-event/domain/time/race-time";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import type { PaceSection } from "./pace-sections.ts";
import { playerMessages } from "./player.messages.ts";
import type { SplitRow } from "./split-rows.ts";

interface SplitsTableProps {
  readonly rows: readonly SplitRow[];
  readonly sections: readonly PaceSection[];
  readonly category: PublicCategory;
  readonly timeZone: string;
  readonly placeName: (code: string) => string;
  readonly speeds: boolean;
  readonly cutoffs: ReadonlyMap<string, number>;
}

/** Every point of the course: time of day, race time, and pace since the point before. */
export function SplitsTable({ rows, sections, category, timeZone, placeName, speeds, cutoffs }: SplitsTableProps) {
  const m = useMessages(playerMessages);
  const format = useFormat();
  const furthest = rows.findLastIndex(({ ms }) => ms !== null);
  return (
    <table className="splits figures">
      <thead>
        <tr>
          <th scope="col">{rows[0]?.lap ? m.lap : m.point}</th>
          <th scope="col">{m.clockTime}</th>
          <th scope="col">{m.raceTime}</th>
          {sections.length > 0 && <th scope="col">{speeds ? m.speed : m.pace}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const section = sections.find(({ to, toM }) => to === row.code && toM === row.distanceM);
          const cutoffAt = cutoffs.get(row.code);
          const isLate = row.at !== null && cutoffAt !== undefined && row.at > cutoffAt;
          return (
            <tr
              key={`${row.code} ${at}`}
              className={row.ms === null ? "splits__row splits__row--missing" : "splits__row"}
            >
              <th scope="row">
                <span className="splits__place">{row.lap ? m.lapNumber(row.lap) : placeName(row.code)}</span>
                <small>
                  {row.stage && `${row.stage} · `}
                  {format.distance(row.distanceM)}
                </small>
              </th>
              <td>
                {row.at !== null && format.clock(row.at, timeZone, true)}
                {isLate && <small className="splits__late">{m.late}</small>}
              </td>
              <td className="splits__time">
                {row.ms !== null ? (
                  formatRaceTime(row.ms, category.rounding)
                ) : (
                  <span className="splits__none">{at < furthest ? m.noRead : "–"}</span>
                )}
              </td>
              {sections.length > 0 && <td>{section && sectionFigure(section, speeds, m)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function sectionFigure({ ms, fromM, toM }: PaceSection, speeds: boolean, m: { kmh: string; perKm: string }): string {
  return speeds ? `${speedKmh(ms, toM - fromM).toFixed(1)} ${m.kmh}` : `${formatPace(ms, toM - fromM)} ${m.perKm}`;
}

import type { PublicCategory } from "@time-event/contract/events";
import { formatPace, formatRaceTime, speedKmh } from "@time-event/domain/time/race-time";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Expected } from "./expected.tsx";
import type { PaceSection } from "./pace-sections.ts";
import { playerMessages } from "./player.messages.ts";
import type { SplitRow } from "./split-rows.ts";
import { NameParts } from "../../../ui/name/name-parts.tsx";

interface SplitsTableProps {
  readonly rows: readonly SplitRow[];
  readonly sections: readonly PaceSection[];
  readonly category: PublicCategory;
  readonly timeZone: string;
  readonly placeName: (code: string) => string;
  readonly speeds: boolean;
}

/** Every point of the course: race time and time of day, pace since the point before, and the place there. */
export function SplitsTable({ rows, sections, category, timeZone, placeName, speeds }: SplitsTableProps) {
  const m = useMessages(playerMessages);
  const format = useFormat();
  const hasRanks = rows.some(({ rank }) => rank !== null);
  const furthest = rows.findLastIndex(({ ms }) => ms !== null);
  const ahead = rows.flatMap(({ expected }) => expected ?? []);
  const scale = { from: ahead[0]?.from ?? 0, until: ahead.at(-1)?.until ?? 0 };
  return (
    <table className="splits figures">
      <thead>
        <tr>
          <th scope="col">{rows[0]?.lap ? m.lap : m.point}</th>
          <th scope="col">{m.raceTime}</th>
          {sections.length > 0 && (
            <th scope="col">
              {speeds ? m.speed : m.pace}
              <small>{speeds ? m.kmh : m.perKm}</small>
            </th>
          )}
          {hasRanks && <th scope="col">{m.placeHere}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const section = sections.find(({ to, toM }) => to === row.code && toM === row.distanceM);
          const isLate = row.at !== null && row.at > (row.cutoffAt ?? Infinity);
          const mustPass = category.mustPass?.checkpoints.includes(row.code) ?? false;
          return (
            <tr
              key={`${row.code} ${at}`}
              className={row.ms === null ? "splits__row splits__row--missing" : "splits__row"}
            >
              <th scope="row">
                <span className="splits__place">
                  {row.lap ? m.lapNumber(row.lap) : <NameParts name={placeName(row.code)} />}
                </span>
                <small>
                  {row.stage && `${row.stage} · `}
                  {format.distance(row.distanceM)}
                  {mustPass && ` · ${m.mustPass}`}
                </small>
              </th>
              <td className="splits__time">
                {row.ms !== null ? (
                  formatRaceTime(row.ms, category.rounding)
                ) : row.expected ? (
                  <Expected time={row.expected} timeZone={timeZone} scale={scale} />
                ) : (
                  <span className="splits__none">{at < furthest ? m.noRead : "–"}</span>
                )}
                {row.at !== null && (
                  <small>
                    <span className="unseen">{m.clockTime} </span>
                    {format.clock(row.at, timeZone, true)}
                  </small>
                )}
                {isLate && <small className="splits__late">{m.late}</small>}
              </td>
              {sections.length > 0 && <td>{section && sectionFigure(section, speeds)}</td>}
              {hasRanks && (
                <td>
                  {row.rank !== null && format.number(row.rank)}
                  {row.gained !== null && row.gained !== 0 && <Gained places={row.gained} />}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Places gained or lost since the point before: an arrow for the eye, words for the ear. */
function Gained({ places }: { readonly places: number }) {
  const m = useMessages(playerMessages);
  const count = useFormat().number(Math.abs(places));
  return (
    <small className={places > 0 ? "splits__gained" : undefined}>
      <span aria-hidden="true">
        {places > 0 ? "▲" : "▼"} {count}
      </span>
      <span className="unseen">{places > 0 ? m.gained(count) : m.lost(count)}</span>
    </small>
  );
}

function sectionFigure({ ms, fromM, toM }: PaceSection, speeds: boolean): string {
  return speeds ? speedKmh(ms, toM - fromM).toFixed(1) : formatPace(ms, toM - fromM);
}

import type { EventPage, PublicCategory } from "@time-event/contract/events";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { eventPageMessages } from "./event-page.messages.ts";

interface CoursePointsProps {
  readonly points: readonly EventPage["checkpoints"][number][];
  readonly category: Pick<
    PublicCategory,
    | "course"
    | "cutoffsAt"
    | "cutoffsAfterMs"
    | "mustPass"
    | "neutral"
    | "lapsEnd"
    | "lapEveryMs"
    | "firstLapM"
    | "handicap"
    | "rounding"
  >;
  readonly timeZone: string;
}

/** The checkpoints of a course as a table, without empty columns, and between which of them time does not count. */
export function CoursePoints({ points, category, timeZone }: CoursePointsProps) {
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  const hasHeights = points.some(({ elevationM }) => elevationM !== null);
  const cutoffs = points.map((point) => cutoffOf(point, category));
  const hasCutoffs = cutoffs.some(({ at, afterMs }) => at !== null || afterMs !== null);
  if (points.length === 0) return null;
  const { mustPass, neutral = [], lapsEnd, lapEveryMs, firstLapM, handicap, rounding } = category;
  const cutoffWords = ({ at, afterMs }: Cutoff) =>
    [at === null ? "" : format.instant(at, timeZone), afterMs ? m.cutoffAfter(formatRaceTime(afterMs, "none")) : ""]
      .filter(Boolean)
      .join(" · ") || m.noCutoff;
  const nameOf = (code: string) => format.text(points.find((point) => point.code === code)?.name ?? nameless) || code;
  return (
    <div>
      <table className="course__points figures">
        <thead>
          <tr>
            <th scope="col">{m.checkpoint}</th>
            <th scope="col">{m.distance}</th>
            {hasHeights && <th scope="col">{m.height}</th>}
            {hasCutoffs && <th scope="col">{m.cutoff}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ code, name, distanceM, elevationM }, index) => (
            <tr key={code}>
              <th scope="row">
                {nameOf(code)}
                <OtherName name={name} shown={format.text(name)} />
                {mustPass?.checkpoints.includes(code) && <small>{m.mustPass[mustPass.otherwise]}</small>}
              </th>
              <td>{format.distance(distanceM)}</td>
              {hasHeights && <td>{elevationM !== null && m.elevation(format.number(elevationM))}</td>}
              {hasCutoffs && <td className="course__cutoff">{cutoffWords(cutoffs[index]!)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {firstLapM && <p className="course__neutral">{m.firstLap(format.distance(firstLapM))}</p>}
      {lapsEnd && (
        <p className="course__neutral">{lapsEnd === "last" ? m.lastStanding(lapEveryMs ?? 0) : m.lapsEnd[lapsEnd]}</p>
      )}
      {handicap && <p className="course__neutral">{m.handicap[handicap.by]}</p>}
      {handicap?.allowances.map((allowance, at) => (
        <p key={at} className="course__neutral">
          {m.allowance(allowance, formatRaceTime(allowance.allowanceMs, rounding))}
        </p>
      ))}
      {neutral.map(({ from, to, limitMs }) => (
        <p key={`${from} ${to}`} className="course__neutral">
          {m.neutral(nameOf(from), nameOf(to), limitMs === null ? null : formatRaceTime(limitMs, rounding))}
        </p>
      ))}
    </div>
  );
}

interface Cutoff {
  readonly at: number | null;
  readonly afterMs: number | null;
}

/** A limit from the start stands in for the time at which a point closes for every category. */
function cutoffOf(
  { code, cutoffAt }: CoursePointsProps["points"][number],
  { course, cutoffsAt = [], cutoffsAfterMs = [] }: CoursePointsProps["category"],
): Cutoff {
  const index = course.indexOf(code);
  const afterMs = cutoffsAfterMs[index] ?? null;
  return { at: afterMs === null ? cutoffAt : (cutoffsAt[index] ?? null), afterMs };
}

const nameless = { th: "", en: "" };

interface OtherNameProps {
  readonly name: { readonly th: string; readonly en: string };
  readonly shown: string;
}

/** The name in the other language as well, because marshals and foreign players both read it. */
function OtherName({ name, shown }: OtherNameProps) {
  const other = name.th === shown ? name.en : name.th;
  return other && other !== shown ? <small lang={other === name.en ? "en" : "th"}>{other}</small> : null;
}

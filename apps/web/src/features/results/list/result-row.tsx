import type { ResultLeg, ResultRow as Row } from "@time-event/contract/results";
import { timesIn } from "@time-event/domain/results/listed-result";
import { inLanguage } from "@time-event/domain/text/in-language";
import { formatRaceTime, type Rounding } from "@time-event/domain/time/race-time";
import { memo, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { isTakenOver } from "../../../lib/page/take-over.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Flag } from "../../../ui/avatar/flag.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { nameIn } from "../../../ui/name/name-in.ts";
import { PersonName } from "../../../ui/name/person-name.tsx";
import { resultsMessages } from "../results.messages.ts";
import { StatusChip } from "../status-chip.tsx";
import type { ResultsFilter } from "../results-filter.ts";
import { lapTimes, lastSplit, type SplitColumn } from "./shown-result.ts";

interface ResultRowProps {
  readonly event: string;
  readonly row: Row;
  /** Index in the list, from 0. */
  readonly index: number;
  readonly place: number | null;
  /** Both stay the same objects while their values do: rows that did not change are not drawn again. */
  readonly clocks: Parameters<typeof timesIn>[0];
  readonly filter: ResultsFilter;
  /** The present rank of a player who is still racing; null when it means nothing. */
  readonly running: number | null;
  /** True: a neighbour has the same rank. */
  readonly tied: boolean;
  readonly rounding: Rounding;
  readonly laps: boolean;
  /** How often a lap begins for all, in a backyard. */
  readonly lapEveryMs: number | undefined;
  /** Laps of the first of the list; 0: not known. */
  readonly leaderLaps: number;
  /** True: laps are the main figure, because the category ranks by laps in a given time. */
  readonly lapsFirst: boolean;
  /** True: the category has age groups, so the row shows a rank in one. */
  readonly groups: boolean;
  /** True for the row that the address names. */
  readonly marked: boolean;
  readonly splits: readonly SplitColumn[];
  /** Short name of each point of the course. */
  readonly pointNames: readonly string[];
}

/** The cells stand there as the server sent them: nothing is put in their place. */
const asSent = { dangerouslySetInnerHTML: { __html: "" } };

/**
 * One result: on a phone two lines, on a wide screen a row with every split. A row of the server's page is drawn when it first
 * changes: to make all rows alive that do not holds up a slow phone. Their links are the list's own affair.
 */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { row, index } = props;
  const [sent] = useState(() => (isTakenOver() ? props : null));
  const element = useRef<HTMLDivElement>(null);
  // its first drawing puts another link in the place of the one in use
  const isInUse = sent !== null && document.activeElement?.closest("[data-key]")?.id === `bib-${row.bib}`;
  useEffect(() => {
    if (isInUse) element.current?.querySelector("a")?.focus({ preventScroll: true });
  });
  return (
    <div
      ref={element}
      role="row"
      className={props.marked ? "result result--marked" : "result"}
      aria-rowindex={index + 2}
      data-key={row.bib}
      id={`bib-${row.bib}`}
      {...(sent === props ? asSent : { children: <Cells {...props} /> })}
    />
  );
});

function Cells(props: ResultRowProps) {
  const { event, row, rounding, splits } = props;
  const m = useMessages(resultsMessages);
  const format = useFormat();
  const time = (ms: number) => formatRaceTime(ms, rounding);
  return (
    <>
      <span role="cell" className="result__place figures">
        <Place {...props} />
      </span>
      <span role="cell" className="result__bib figures">
        {row.bib}
      </span>
      <span role="rowheader" className="result__who">
        <Link
          to={`/register/events/${event}/results/${encodeURIComponent(row.bib)}`}
          className="result__name"
          viewTransition
        >
          <PersonName who={row} oneLine />
        </Link>
        <span className="result__facts">
          <span className="result__bib-inline figures" aria-hidden="true">
            {row.bib}
          </span>
          <Flag code={row.nationality} />
          <Marks row={row} rounding={rounding} />
          <span className="result__club">
            {row.legs ? <Legs legs={row.legs} rounding={rounding} /> : row.club || row.team}
          </span>
        </span>
      </span>
      <span role="cell" className="result__wide figures">
        {/* a relay of men and women is of neither gender */}
        {row.genderRank !== null &&
          `${row.legs && row.gender === "X" ? m.mixedShort : m.genderShort[row.gender]} ${row.genderRank}`}
      </span>
      {props.groups && (
        <span role="cell" className="result__wide result__wide--group figures">
          {row.ageGroup && format.ageRange(row.ageGroup)}{" "}
          {row.ageGroupRank !== null ? (
            <b>{row.ageGroupRank}</b>
          ) : (
            // ranked overall and not here: an overall winner
            row.ageGroup !== null && row.overallRank !== null && <abbr title={m.wonOverall}>{m.wonOverallShort}</abbr>
          )}
        </span>
      )}
      {splits.map(({ index: at, code }) => {
        const ms = row.splitMs[at] ?? null;
        return (
          <span role="cell" key={at} className="result__split figures">
            {ms !== null ? time(ms) : row.status === "finished" && <abbr title={`${code}: ${m.noRead}`}>–</abbr>}
          </span>
        );
      })}
      {props.laps && <LapCells row={row} lapEveryMs={props.lapEveryMs} time={time} />}
      <span role="cell" className="result__gap figures">
        <GapOrLastSeen {...props} />
      </span>
      <span role="cell" className="result__time figures">
        <Time {...props} />
      </span>
    </>
  );
}

/** Who ran which leg of a relay, and how long, in one line. */
function Legs({ legs, rounding }: { readonly legs: readonly ResultLeg[]; readonly rounding: Rounding }) {
  const language = useLanguage();
  return legs
    .map(({ code, name, ms, runner }) =>
      [
        runner ? nameIn(language, runner) : inLanguage(name, language) || code,
        ms !== null && formatRaceTime(ms, rounding),
      ]
        .filter(Boolean)
        .join(" "),
    )
    .join(" · ");
}

function Place({ place, running, tied }: ResultRowProps) {
  const m = useMessages(resultsMessages);
  const shown = place ?? running;
  if (shown === null) return <span aria-hidden="true">–</span>;
  const title = place === null ? m.runningPlace : tied ? m.sharedRank(place) : undefined;
  const text = tied ? `=${shown}` : String(shown);
  return (
    <span
      className={classNames(place === null && "result__running", text.length > 4 && "result__place--long")}
      title={title}
    >
      {text}
    </span>
  );
}

/** The main figure of a row: the time; for a player who is still racing, the laps or the time at the last point. */
function Time({ row, clocks, filter, rounding, laps, lapsFirst }: ResultRowProps) {
  const m = useMessages(resultsMessages);
  const times = timesIn(clocks, filter, row);
  if (lapsFirst && row.status === "finished") return m.lapCount(row.laps);
  if (times.timeMs !== null && (row.status === "finished" || row.status === "otl")) {
    const { other } = times;
    const otherMs = other?.ms ?? null;
    return (
      <>
        {formatRaceTime(times.timeMs, rounding)}
        {other && otherMs !== null && (
          <small className="result__other-time">
            {m.clocks[other.clock]} {formatRaceTime(otherMs, rounding)}
          </small>
        )}
      </>
    );
  }
  const last = lastSplit(row.splitMs);
  if (!isRacing(row) || last < 0 || (last === 0 && !laps)) return <StatusChip status={row.status} />;
  return (
    <span className="result__live">
      {laps ? m.lapCount(row.laps) : formatRaceTime(row.splitMs[last] ?? 0, rounding)}
    </span>
  );
}

function GapOrLastSeen({ row, clocks, filter, rounding, laps, leaderLaps, lapsFirst, pointNames }: ResultRowProps) {
  const m = useMessages(resultsMessages);
  const last = lastSplit(row.splitMs);
  const lastMs = row.splitMs[last] ?? null;
  if (row.status === "otl" && row.timeMs !== null) return <StatusChip status="otl" />;
  if (row.status === "finished") {
    if (lapsFirst) {
      const { timeMs } = timesIn(clocks, filter, row);
      return timeMs !== null && formatRaceTime(timeMs, rounding);
    }
    if (laps) return leaderLaps > row.laps ? `+${m.lapCount(leaderLaps - row.laps)}` : m.lapCount(row.laps);
    const isShown = row.gapMs !== null && row.gapMs > 0;
    return isShown && <span className="result__behind">+{formatRaceTime(row.gapMs!, rounding)}</span>;
  }
  if (lastMs === null || (last === 0 && !laps)) return null;
  const figure = laps ? formatRaceTime(lastMs, rounding) : pointNames[last];
  if (isRacing(row)) {
    return (
      <span className="result__seen">
        <span className="pulse" />
        <span className="unseen">{m.status[row.status]}</span> {laps ? figure : m.at(figure ?? "")}
      </span>
    );
  }
  return laps ? m.lapCount(row.laps) : `${figure} ${formatRaceTime(lastMs, rounding)}`;
}

function isRacing({ status }: Row): boolean {
  return status === "on_course" || status === "started";
}

interface LapCellsProps extends Pick<ResultRowProps, "row" | "lapEveryMs"> {
  readonly time: (ms: number) => string;
}

function LapCells({ row, lapEveryMs, time }: LapCellsProps) {
  const laps = lapTimes(row.splitMs, lapEveryMs).filter((ms) => ms !== null);
  const last = laps.at(-1);
  return (
    <>
      <span role="cell" className="result__split figures">
        {laps.length > 0 && time(Math.min(...laps))}
      </span>
      <span role="cell" className="result__split figures">
        {last !== undefined && time(last)}
      </span>
    </>
  );
}

/** Marks on a result: penalties and doubtful reads. */
function Marks({ row, rounding }: { readonly row: Row; readonly rounding: Rounding }) {
  const m = useMessages(resultsMessages);
  const penalty = formatRaceTime(Math.abs(row.penaltyMs), rounding);
  const words = row.flags.map((flag) => m.flags[flag] ?? flag).join(" · ");
  return (
    <>
      {row.penaltyMs !== 0 && (
        <abbr className="result__mark" title={row.penaltyMs > 0 ? m.penalty(penalty) : m.credit(penalty)}>
          {row.penaltyMs > 0 ? "+" : "−"}
          {penalty}
        </abbr>
      )}
      {row.placesLost !== undefined && (
        <abbr className="result__mark" title={m.placesLost(row.placesLost)}>
          {m.placesLostShort(row.placesLost)}
        </abbr>
      )}
      {words && (
        <span className="result__mark" title={words}>
          <Icon name="info" label={words} />
        </span>
      )}
    </>
  );
}

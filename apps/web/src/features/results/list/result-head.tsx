import type { Clock } from "@time-event/domain/race/race";
import { clockOf, type RankingClocks } from "@time-event/domain/results/ranking-clocks";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { resultsMessages } from "../results.messages.ts";
import type { SplitColumn } from "./shown-result.ts";

interface ResultHeadProps {
  readonly splits: readonly SplitColumn[];
  readonly laps: boolean;
  readonly lapsFirst: boolean;
  readonly groups: boolean;
  /** The clocks of the rankings, where they differ. */
  readonly clocks: RankingClocks | null;
  /** The clock of the list: of its places and of the time in large figures. */
  readonly shownClock: Clock;
}

export function ResultHead({ splits, laps, lapsFirst, groups, clocks, shownClock }: ResultHeadProps) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  const clockWord = (clock: Clock) => clocks && <small>{m.clocks[clock]}</small>;
  return (
    <div role="row" className="result result--head" aria-rowindex={1}>
      <span role="columnheader" className="result__place">
        {m.rank}
        {clockWord(shownClock)}
      </span>
      <span role="columnheader" className="result__bib">
        {m.bib}
      </span>
      <span role="columnheader" className="result__who">
        {m.name}
      </span>
      <span role="columnheader" className="result__wide">
        {m.genderRank}
        {clocks && clockWord(clockOf(clocks, "gender"))}
      </span>
      {groups && (
        <span role="columnheader" className="result__wide result__wide--group">
          {m.ageRank}
          {clocks && clockWord(clockOf(clocks, "ageGroup"))}
        </span>
      )}
      {splits.map(({ index, code, name, distanceM }) => (
        <span role="columnheader" key={index} className="result__split" title={format.text(name)}>
          {code}
          {distanceM !== null && <small>{format.distance(distanceM)}</small>}
        </span>
      ))}
      {laps && (
        <>
          <span role="columnheader" className="result__split">
            {m.bestLap}
          </span>
          <span role="columnheader" className="result__split">
            {m.lastLap}
          </span>
        </>
      )}
      <span role="columnheader" className="result__gap">
        {lapsFirst ? m.time : laps ? m.laps : m.gap}
      </span>
      <span role="columnheader" className="result__time">
        {lapsFirst ? m.laps : m.time}
        {clockWord(shownClock)}
      </span>
    </div>
  );
}

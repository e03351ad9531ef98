import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { resultsMessages } from "../results.messages.ts";
import type { SplitColumn } from "./shown-result.ts";

interface ResultHeadProps {
  readonly splits: readonly SplitColumn[];
  readonly laps: boolean;
  readonly lapsFirst: boolean;
  readonly groups: boolean;
}

export function ResultHead({ splits, laps, lapsFirst, groups }: ResultHeadProps) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  return (
    <div role="row" className="result result--head" aria-rowindex={1}>
      <span role="columnheader" className="result__place">
        {m.rank}
      </span>
      <span role="columnheader" className="result__bib">
        {m.bib}
      </span>
      <span role="columnheader" className="result__who">
        {m.name}
      </span>
      <span role="columnheader" className="result__wide">
        {m.genderRank}
      </span>
      {groups && (
        <span role="columnheader" className="result__wide result__wide--group">
          {m.ageRank}
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
      </span>
    </div>
  );
}

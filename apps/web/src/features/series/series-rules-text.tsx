import type { SeriesStanding } from "@time-event/contract/series-parts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { seriesMessages } from "./series.messages.ts";

/** The rules of a series in words. */
export function SeriesRulesText({ rules }: { readonly rules: SeriesStanding["rules"] }) {
  const m = useMessages(seriesMessages);
  const { number } = useFormat();
  const { points, placeOf, best, atLeast, ties } = rules;
  const given =
    points.by === "place"
      ? m.byPlace(points.table.slice(0, 3).map(number).join(" · "), number(points.others))
      : m.byTime(number(points.winner));
  return (
    <ul className="series__rules soft">
      <li>
        {given} ({m.placeOf[placeOf]})
      </li>
      <li>{best === null ? m.all : m.best(number(best))}</li>
      {atLeast > 1 && <li>{m.atLeast(number(atLeast))}</li>}
      {ties.length > 0 && <li>{m.ties(ties.map((tie) => m.tie[tie]).join(" → "))}</li>}
      <li>{m.now}</li>
    </ul>
  );
}

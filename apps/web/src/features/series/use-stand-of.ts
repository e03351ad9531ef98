import type { SeriesRaceShown } from "@time-event/contract/series-parts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { seriesMessages } from "./series.messages.ts";

/** Says on which list the points of a race rest, or why it gives none. */
export function useStandOf(): (race: SeriesRaceShown) => string {
  const m = useMessages(seriesMessages);
  const { number } = useFormat();
  return ({ state, list }) => {
    if (state === "to_come") return m.toCome;
    if (state === "called_off") return m.calledOff;
    if (!list) return m.unpublished;
    const published = m.list[list.state](number(list.number));
    return list.changedSince > 0 ? `${published} · ${m.changed(number(list.changedSince))}` : published;
  };
}

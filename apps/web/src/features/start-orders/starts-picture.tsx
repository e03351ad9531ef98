import type { ListedStarter } from "@time-event/contract/start-orders";
import type { Starts } from "@time-event/domain/start-order/change-starts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { startOrdersMessages } from "./start-orders.messages.ts";

interface StartsPictureProps {
  readonly starters: readonly ListedStarter[];
  readonly starts: Starts;
  readonly seeds: readonly string[];
  readonly timeZone: string;
}

const width = 1_000;
const height = 40;

/** All starts along the time: an interval that is too short, a gap in the wrong place, a seed too early are seen at once. */
export function StartsPicture({ starters, starts, seeds, timeZone }: StartsPictureProps) {
  const m = useMessages(startOrdersMessages);
  const format = useFormat();
  const clock = (at: number) => format.clock(at, timeZone, true);
  const seeded = new Set(seeds);
  const planned = starters.flatMap(({ entryId, bib }) => {
    const at = starts.get(entryId) ?? null;
    return at === null ? [] : [{ at, isSeed: seeded.has(bib) }];
  });
  if (planned.length === 0) return <p className="soft">{m.noStarts}</p>;
  const first = planned.reduce((least, { at }) => Math.min(least, at), Infinity);
  const last = planned.reduce((most, { at }) => Math.max(most, at), -Infinity);
  const xOf = (at: number) => Math.round(((at - first) / Math.max(1, last - first)) * width * 10) / 10;
  const count = format.number(planned.length);
  const others = starters.length - planned.length;
  const pathOf = (isSeed: boolean) => {
    const instants = new Set(planned.filter((one) => one.isSeed === isSeed).map(({ at }) => at));
    return [...instants].map((at) => `M${xOf(at)} 0V${height}`).join("");
  };
  return (
    <figure className="start-order__picture">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={m.picture(count, clock(first), clock(last))}
      >
        <path className="start-order__starts" d={pathOf(false)} />
        <path className="start-order__seeds" d={pathOf(true)} />
      </svg>
      <figcaption className="figures">
        {m.listLine(count, clock(first), clock(last))}
        {others > 0 && ` · ${m.without(format.number(others))}`}
      </figcaption>
    </figure>
  );
}

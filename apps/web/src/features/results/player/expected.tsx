import type { ExpectedTime } from "@time-event/contract/players";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { playerMessages } from "./player.messages.ts";

interface ExpectedProps {
  readonly time: ExpectedTime;
  readonly timeZone: string;
  /** The beginning of the first window and the end of the last one: the bars of all points share it. */
  readonly scale: { readonly from: number; readonly until: number };
}

/** Narrower bars could not be seen. */
const leastWidth = 3;

/** When somebody may pass a point ahead: the window as words, and as a bar with the usual time in it. */
export function Expected({ time: { at, from, until }, timeZone, scale }: ExpectedProps) {
  const m = useMessages(playerMessages);
  const format = useFormat();
  const clock = (instant: number) => format.clock(instant, timeZone);
  const span = Math.max(1, scale.until - scale.from);
  const place = (instant: number) => Math.round((1000 * (instant - scale.from)) / span) / 10;
  const width = Math.max(leastWidth, place(until) - place(from));
  const left = Math.min(place(from), 100 - width);
  return (
    <span className="expected">
      <span>
        <span className="unseen">{m.expectedAt} </span>≈ {clock(at)}
      </span>
      <small>
        <span className="unseen">{m.expectedBetween} </span>
        {clock(from)}–{clock(until)}
      </small>
      <svg className="expected__bar" width="100%" height="6" aria-hidden="true">
        <rect className="expected__way" x="0" y="2.5" width="100%" height="1" />
        <rect className="expected__window" x={`${left}%`} y="0" width={`${width}%`} height="6" rx="3" />
        <rect
          className="expected__usual"
          x={`${Math.min(99, Math.max(left, place(at)))}%`}
          y="0"
          width="2"
          height="6"
        />
      </svg>
    </span>
  );
}

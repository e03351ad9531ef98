import { useMessages } from "../../../../lib/i18n/language.ts";
import type { DueEntry } from "../station-calls.types.ts";
import { clockTime } from "./clock-time.ts";
import { stationMessages } from "./station.messages.ts";

const shown = 30;
const never = Number.MAX_SAFE_INTEGER;

interface DueListProps {
  readonly due: readonly DueEntry[];
  readonly isKnown: boolean;
  /** Where the race is; undefined: the device does not know yet. */
  readonly timeZone: string | undefined;
  /** The race's time. */
  readonly now: number;
  readonly onChoose: (bib: string) => void;
}

/** Who is overdue and who comes next. A press types the bib. */
export function DueList({ due, isKnown, timeZone, now, onChoose }: DueListProps) {
  const m = useMessages(stationMessages);
  const rows = due
    .filter(({ state }) => state === "due" || state === "overdue")
    .toSorted((a, b) => (a.expectedAt ?? never) - (b.expectedAt ?? never))
    .slice(0, shown);
  return (
    <section className="marshal__part">
      <h2>{m.due}</h2>
      {rows.length === 0 && <p className="soft">{isKnown ? m.noneDue : m.noDue}</p>}
      <ul role="list" className="marshal__rows">
        {rows.map(({ bib, name, state, expectedAt, lastSeen }) => {
          const isOverdue = state === "overdue";
          return (
            <li key={bib}>
              <button type="button" className="marshal__row marshal__row--due" onClick={() => onChoose(bib)}>
                <b className="figures marshal__bib">{bib}</b>
                <span className="marshal__facts">
                  <span className="one-line">{name}</span>
                  <span className="soft">
                    {lastSeen && m.lastSeen(lastSeen.checkpoint, clockTime(lastSeen.at, timeZone))}
                  </span>
                </span>
                <span className={isOverdue ? "marshal__when marshal__when--late" : "marshal__when"}>
                  {isOverdue ? m.overdue : m.dueSoon}
                  <b className="figures">{expectedAt === null ? "–" : inMinutes(expectedAt - now)}</b>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** @example inMinutes(-185000) // "-3′" */
function inMinutes(ms: number): string {
  return `${Math.trunc(ms / 60_000)}′`;
}

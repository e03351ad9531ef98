import "./finder.css";
import type { FoundResult } from "@time-event/contract/found-results";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { nameIn } from "../../../ui/name/name-in.ts";
import { PersonName } from "../../../ui/name/person-name.tsx";
import { resultsMessages } from "../results.messages.ts";
import { StatusChip } from "../status-chip.tsx";
import { finderMessages } from "./finder.messages.ts";
import { PinButton } from "./pin-button.shared.tsx";

interface FoundListProps {
  readonly found: readonly FoundResult[];
  readonly label: string;
  /** Names the event too, because the list has more than one. */
  readonly events?: boolean;
}

/** Runners with their category, place, and where they are. */
export function FoundList({ found, label, events = false }: FoundListProps) {
  return (
    <ul role="list" className="found" aria-label={label}>
      {found.map((one) => (
        <Found key={`${one.event} ${one.bib}`} one={one} events={events} />
      ))}
    </ul>
  );
}

function Found({ one, events }: { readonly one: FoundResult; readonly events: boolean }) {
  const format = useFormat();
  const name = nameIn(useLanguage(), one);
  const facts = [events && format.text(one.eventName), format.text(one.categoryName), one.club].filter(Boolean);
  return (
    <li className="found__one">
      <span className="found__bib figures">{one.bib}</span>
      <span className="found__who">
        <Link
          to={`/register/events/${one.event}/results/${encodeURIComponent(one.bib)}`}
          viewTransition
          className="found__name"
        >
          <PersonName who={one} />
        </Link>
        <span className="found__facts">{facts.join(" · ")}</span>
        <Whereabouts one={one} />
      </span>
      <span className="found__place">
        <Place one={one} />
      </span>
      <PinButton event={one.event} bib={one.bib} name={name} />
    </li>
  );
}

function Place({ one }: { readonly one: FoundResult }) {
  const m = useMessages(finderMessages);
  const words = useMessages(resultsMessages);
  if (one.overallRank !== null) {
    return (
      <>
        <b>{m.place(one.overallRank)}</b>
        <span className="figures">
          {one.timeMs === null ? words.lapCount(one.laps) : formatRaceTime(one.timeMs, one.rounding)}
        </span>
      </>
    );
  }
  return one.runningPlace === null || one.lastPoint === null ? (
    <StatusChip status={one.status} />
  ) : (
    <>
      <b>{m.runningPlace(one.runningPlace)}</b>
      {one.laps > 0 && <span className="figures">{words.lapCount(one.laps)}</span>}
    </>
  );
}

/** Of who is on course: the last point, and when the next one and the finish may come. */
function Whereabouts({ one }: { readonly one: FoundResult }) {
  const m = useMessages(finderMessages);
  const format = useFormat();
  const { ahead, lastPoint, runningPlace } = one;
  if (runningPlace === null || !lastPoint) return null;
  const clock = (at: number) => format.clock(at, one.timeZone);
  const span = ({ from, until }: { readonly from: number; readonly until: number }) => `${clock(from)}–${clock(until)}`;
  const isLastLeg = ahead?.next.checkpoint === ahead?.finish.checkpoint;
  return (
    <span className="found__where">
      <span>{m.lastPoint(format.text(lastPoint.name) || lastPoint.checkpoint, clock(lastPoint.at))}</span>
      {ahead && <span>{m.pace(formatRaceTime(ahead.paceMsPerKm, "half"))}</span>}
      {ahead && !isLastLeg && (
        <span>{m.next(format.text(ahead.next.name) || ahead.next.checkpoint, span(ahead.next))}</span>
      )}
      {ahead && <span>{m.finish(span(ahead.finish))}</span>}
    </span>
  );
}

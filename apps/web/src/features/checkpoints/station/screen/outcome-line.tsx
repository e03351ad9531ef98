import { guessBibs } from "@time-event/domain/stations/guess-bibs";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { Icon, type IconName } from "../../../../ui/icon/icon.tsx";
import type { DueEntry } from "../station-calls.types.ts";
import type { Outcome } from "../station.ts";
import { stationMessages } from "./station.messages.ts";

const icons: Readonly<Record<Outcome["is"], IconName>> = {
  accepted: "check",
  unknown: "info",
  twice: "refresh",
  noted: "check",
  undone: "left",
  not_kept: "warning",
};

interface OutcomeLineProps {
  readonly outcome: Outcome;
  readonly due: readonly DueEntry[];
}

/** What became of the last press: by colour, by a word and by a sign. */
export function OutcomeLine({ outcome, due }: OutcomeLineProps) {
  const m = useMessages(stationMessages);
  const entry = due.find(({ bib }) => bib === outcome.bib);
  return (
    <div className={`outcome outcome--${outcome.is}`} role="status">
      <Icon name={icons[outcome.is]} />
      <div className="outcome__words">
        <strong>
          {outcome.bib} {m.outcomes[outcome.is]}
        </strong>
        {outcome.is === "unknown" && <span>{m.unknownText}</span>}
        {outcome.is === "twice" && <span>{m.twiceText}</span>}
        {outcome.is === "accepted" && entry && (
          <span className="one-line">
            {entry.name} · {entry.category}
          </span>
        )}
      </div>
    </div>
  );
}

interface GuessesProps {
  readonly typed: string;
  readonly due: readonly DueEntry[];
  readonly now: number;
  readonly onChoose: (bib: string) => void;
}

/** Whom the marshal may have meant, who is due now first. */
export function Guesses({ typed, due, now, onChoose }: GuessesProps) {
  const m = useMessages(stationMessages);
  const guesses = guessBibs(typed, due, now, 3);
  if (guesses.length === 0) return null;
  return (
    <div className="guesses" role="group" aria-label={m.maybe}>
      {guesses.map(({ entry }) => (
        <button key={entry.bib} type="button" className="guesses__one" onClick={() => onChoose(entry.bib)}>
          <b className="figures">{entry.bib}</b>
          <span className="one-line">{entry.name}</span>
        </button>
      ))}
    </div>
  );
}

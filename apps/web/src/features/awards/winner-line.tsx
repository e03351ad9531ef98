import type { AwardWinner } from "@time-event/contract/awards";
import { formatRaceTime, type Rounding } from "@time-event/domain/time/race-time";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Flag } from "../../ui/avatar/flag.tsx";
import { Checkbox } from "../../ui/staff/control/checkbox.tsx";
import { awardsMessages } from "./awards.messages.ts";

interface WinnerLineProps {
  readonly winner: AwardWinner;
  /** The prize. */
  readonly title: string;
  readonly rounding: Rounding;
  readonly isBusy: boolean;
  readonly onCollect: (collected: boolean) => void;
}

/** A winner as the announcer calls them, with a box to tick when they have the prize. */
export function WinnerLine({ winner, title, rounding, isBusy, onCollect }: WinnerLineProps) {
  const m = useMessages(awardsMessages);
  const format = useFormat();
  const { place, person, team, bibs, timeMs, points, laps, collected } = winner;
  const name = person ? format.text({ th: person.name, en: person.nameEn }) : team;
  const otherName = person && [person.name, person.nameEn].find((other) => other !== name);
  const notes = person ? [otherName, person.club].filter(Boolean).join(" · ") : m.counting(bibs.join(", "));
  return (
    <li className="award-winner" data-collected={collected !== null || undefined}>
      <span className="award-winner__place figures">{format.number(place)}</span>
      <span className="award-winner__who">
        <strong>
          {person && <span className="figures">{person.bib}</span>} {name}
        </strong>
        <small className="soft">
          {person && <Flag code={person.nationality} />} {notes}
        </small>
      </span>
      <span className="figures">
        {laps > 0 && `${m.laps(format.number(laps))} `}
        {timeMs !== null && formatRaceTime(timeMs, rounding)}
        {points !== null && m.points(format.number(points))}
      </span>
      <Checkbox
        aria-label={m.collectedOf(name, title)}
        checked={collected !== null}
        disabled={isBusy}
        onChange={onCollect}
      />
    </li>
  );
}

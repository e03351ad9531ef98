import type { SpokenOf } from "@time-event/contract/speaker";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { speakerMessages } from "./speaker.messages.ts";

/** Whoever is nearer than this is next. */
const nearM = 500;

interface ArrivalTextProps {
  readonly arrival: NonNullable<SpokenOf["arrival"]>;
  /** When the distance was true, and now, by the race's clock. */
  readonly asOf: number;
  readonly now: number;
}

/** How far somebody is from the finish, on laps from the line, and in how long they may be there. */
export function ArrivalText({ arrival: { at, leftM, lap }, asOf, now }: ArrivalTextProps) {
  const m = useMessages(speakerMessages);
  const format = useFormat();
  const left = at > asOf ? Math.max(0, leftM * ((at - now) / (at - asOf))) : 0;
  const metres = Math.round(left / 10) * 10;
  const round = lap && (
    <span className={lap.isLast ? "spoken__near" : "soft"}>
      {lap.isLast ? m.lastLap(format.number(lap.number)) : m.endsLap(format.number(lap.number))}
    </span>
  );
  if (metres === 0)
    return (
      <span className="spoken__arrival">
        <strong className="spoken__near">{m.here}</strong> {round}
      </span>
    );
  return (
    <span className="spoken__arrival figures">
      <strong className={left <= nearM ? "spoken__near" : undefined}>
        {metres < 1_000 ? m.metres(format.number(metres)) : m.kilometres(format.number(Math.round(metres / 100) / 10))}
      </strong>{" "}
      <span className="soft">{m.arrivesIn(formatRaceTime(Math.max(0, at - now), "down"))}</span>
      {round}
    </span>
  );
}

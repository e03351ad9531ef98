import type { EventPage, PublicCategory } from "@time-event/contract/events";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { resultsMessages } from "../results.messages.ts";
import { useRaceNow } from "../../rehearsals/use-race-now.shared.ts";

interface RaceClockProps {
  readonly event: Pick<EventPage, "timeZone" | "rehearsal">;
  readonly category: PublicCategory;
}

/** Time since the first gun, counting, and since those of later waves. Before a gun, and until the page's script runs, it shows when the gun is. */
export function RaceClock({ event, category }: RaceClockProps) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  const now = useRaceNow(event.rehearsal);
  const { gunAt, waves = [], wavesHaveGuns } = category;
  const clockOf = (startsAt: number) => format.clock(startsAt, event.timeZone);
  const sinceOf = (startsAt: number) =>
    now === null || now < startsAt ? clockOf(startsAt) : formatRaceTime(now - startsAt, "down");
  const later = wavesHaveGuns ? waves.filter(({ startsAt }) => startsAt > gunAt) : [];
  return (
    <div className="race-clock">
      <span className="race-clock__label">{m.gunAt(clockOf(gunAt))}</span>
      <span className="race-clock__time figures" role="timer" aria-label={m.raceClock}>
        {sinceOf(gunAt)}
      </span>
      {later.length > 0 && (
        <span className="race-clock__waves figures">
          {later.map(({ name, startsAt }) => (
            <span key={`${name.th} ${startsAt}`} role="timer">
              {format.text(name)} {sinceOf(startsAt)}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

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

/** Time since the gun, counting. Before the gun, and until the page's script runs, it shows when the gun is. */
export function RaceClock({ event, category }: RaceClockProps) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  const now = useRaceNow(event.rehearsal);
  const gun = format.clock(category.gunAt, event.timeZone);
  const elapsedMs = now === null ? -1 : now - category.gunAt;
  return (
    <p className="race-clock">
      <span className="race-clock__label">{m.gunAt(gun)}</span>
      <span className="race-clock__time figures" role="timer" aria-label={m.raceClock}>
        {elapsedMs < 0 ? gun : formatRaceTime(elapsedMs, "down")}
      </span>
    </p>
  );
}

import type { PublicCategory } from "@time-event/contract/events";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { resultsMessages } from "../results.messages.ts";
import { useNow } from "../../../lib/page/use-now.ts";

interface RaceClockProps {
  readonly category: PublicCategory;
  readonly timeZone: string;
}

/** Time since the gun, counting. Before the gun, and until the page's script runs, it shows when the gun is. */
export function RaceClock({ category, timeZone }: RaceClockProps) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  const now = useNow(1000);
  const gun = format.clock(category.gunAt, timeZone);
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

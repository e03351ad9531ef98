import { useMessages } from "../../../lib/i18n/language.ts";
import { useNow } from "../../../lib/page/use-now.ts";
import { countdownParts } from "./countdown-parts.ts";
import { eventPageMessages } from "./event-page.messages.ts";

/** Counts down to the first gun. Its place is kept before the page is alive; the date stands beside it anyway. */
export function Countdown({ to }: { readonly to: number }) {
  const m = useMessages(eventPageMessages);
  const now = useNow(1000);
  if (now !== null && now >= to) return null;
  const { days, hours, minutes, seconds } = countdownParts(to - (now ?? to));
  const parts = [
    [days, m.days],
    [hours, m.hours],
    [minutes, m.minutes],
    [seconds, m.seconds],
  ] as const;
  return (
    <div className={now === null ? "countdown countdown--waiting" : "countdown"} role="timer" aria-label={m.countdown} aria-hidden={now === null}>
      {parts.map(([value, unit]) => (
        <span key={unit} className="countdown__part">
          <b className="figures">{now === null ? "–" : value}</b> {unit}
        </span>
      ))}
    </div>
  );
}

import { useMessages } from "../../../lib/i18n/language.ts";
import { useNow } from "../../../lib/page/use-now.ts";
import { countdownParts } from "./countdown-parts.ts";
import { eventPageMessages } from "./event-page.messages.ts";

interface CountdownProps {
  readonly to: number;
  /** When the server made the page: the countdown shows this time until the page's own clock runs. */
  readonly madeAt: number;
}

/** Counts down to the first gun; seconds appear once the page's script runs. */
export function Countdown({ to, madeAt }: CountdownProps) {
  const m = useMessages(eventPageMessages);
  const now = useNow(1000);
  if ((now ?? madeAt) >= to) return null;
  const { days, hours, minutes, seconds } = countdownParts(to - (now ?? madeAt));
  const parts = [
    [days, m.days],
    [hours, m.hours],
    [minutes, m.minutes],
  ] as const;
  return (
    <div className="countdown" role="timer" aria-label={m.countdown}>
      {parts.map(([value, unit]) => (
        <span key={unit} className="countdown__part">
          <b className="figures">{value}</b> {unit}
        </span>
      ))}
      {now !== null && (
        <span className="countdown__part">
          <b className="figures">{seconds}</b> {m.seconds}
        </span>
      )}
    </div>
  );
}

import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useNow } from "../../../lib/page/use-now.ts";
import { serverTimeAt } from "../../../lib/session/server-time.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { paymentMessages } from "./payment.messages.ts";
import { timeLeft } from "./time-left.ts";

interface DeadlineProps {
  readonly at: number;
  readonly timeZone: string;
  /** The sentence around day and time. */
  readonly words: (when: string) => string;
}

/** By when something must happen, and how long that is from now; without script only the first. */
export function Deadline({ at, timeZone, words }: DeadlineProps) {
  const m = useMessages(paymentMessages);
  const format = useFormat();
  const now = useNow(1_000);
  const left = now === null ? null : timeLeft(at - serverTimeAt(now));
  const time = left?.parts.map(([unit, count]) => m[unit](count)).join(" ");
  return (
    <p className="deadline" data-urgency={left?.urgency ?? "calm"}>
      <Icon name="timer" />
      <span>{words(format.instant(at, timeZone))}</span>
      {left && (
        <b className="figures" role="timer" aria-label={m.timeLeft}>
          {left.urgency === "over" ? m.over : m.left(time ?? "")}
        </b>
      )}
    </p>
  );
}

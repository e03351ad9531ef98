import type { RaceBoard } from "@time-event/contract/race-control";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { controlMessages } from "./control.messages.ts";

interface HeadcountSumProps {
  readonly eventId: number;
  readonly count: RaceBoard["count"];
  readonly overdue: number;
}

/** The headcount as the sum that it is: whoever started finished, is out, or is on the course. */
export function HeadcountSum({ eventId, count, overdue }: HeadcountSumProps) {
  const m = useMessages(controlMessages);
  const format = useFormat();
  const terms = [
    ["started", "="],
    ["finished", "+"],
    ["out", "+"],
    ["onCourse", ""],
  ] as const;
  return (
    <section className="headcount" aria-label={m.sum}>
      <dl className="headcount__sum">
        {terms.map(([term, sign]) => (
          <div key={term} className="headcount__term" data-term={term}>
            <dt>{m[term]}</dt>
            <dd className="figures">{format.number(count[term])}</dd>
            {sign && (
              <span className="headcount__sign" aria-hidden="true">
                {sign}
              </span>
            )}
          </div>
        ))}
      </dl>
      <dl className="headcount__rest">
        {(["entered", "notSeen", "notStarted"] as const).map((term) => (
          <div key={term}>
            <dt>{m[term]}</dt>
            <dd className="figures">{format.number(count[term])}</dd>
          </div>
        ))}
        <div data-alarm={overdue > 0 || undefined}>
          <dt>{m.overdue}</dt>
          <dd className="figures">{format.number(overdue)}</dd>
        </div>
      </dl>
      <Link to={`/manage/events/${eventId}/safety`}>{m.toSafety}</Link>
      <p className="soft">{m.sumHint}</p>
    </section>
  );
}

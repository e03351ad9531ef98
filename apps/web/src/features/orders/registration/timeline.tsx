import type { Order } from "@time-event/contract/orders";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { registrationMessages } from "./registration.messages.ts";

interface TimelineProps extends Pick<Order, "timeline" | "transfers"> {
  /** Nothing was ever to be paid. */
  readonly isFree: boolean;
  readonly timeZone: string;
}

/** What became of the order when, the newest first. */
export function Timeline({ timeline, transfers, isFree, timeZone }: TimelineProps) {
  const m = useMessages(registrationMessages);
  const format = useFormat();
  const slips = transfers.flatMap(({ sentAt, slip }) =>
    slip ? [{ at: sentAt, step: "slip", state: "awaiting_payment" } as const] : [],
  );
  const all = [...timeline, ...slips].sort((one, other) => one.at - other.at);
  return (
    <section className="card registration__part" aria-labelledby="timeline-title">
      <h2 id="timeline-title">{m.timeline}</h2>
      <ol role="list" className="timeline" reversed>
        {all.toReversed().map(({ at, step, state }, index) => (
          <li key={index} className="timeline__step" data-state={state}>
            <span className="timeline__words">
              {step === "settle" && isFree ? m.steps.settleFree : m.steps[step ?? "begun"]}
            </span>
            <time className="timeline__time figures" dateTime={new Date(at).toISOString()}>
              {format.instant(at, timeZone)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

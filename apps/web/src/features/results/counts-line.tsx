import type { ModelResult } from "@time-event/contract/results";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { resultsMessages } from "./results.messages.ts";

const order = ["finished", "on_course", "started", "registered", "otl", "dnf", "dns", "dsq"] as const;

/** How many players have each status; in a live race the numbers count up. */
export function CountsLine({ model }: { readonly model: ModelResult }) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  return (
    <dl className="counts" aria-label={m.counts}>
      {order.map((status) => {
        const count = model.counts[status] ?? 0;
        if (count === 0 && status !== "finished") return null;
        return (
          <div key={status} className={`counts__one counts__one--${status}`}>
            <dd className="figures">{format.number(count)}</dd>
            <dt>{m.status[status]}</dt>
          </div>
        );
      })}
    </dl>
  );
}

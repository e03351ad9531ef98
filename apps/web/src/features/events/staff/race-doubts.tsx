import type { EventReadiness } from "@time-event/contract/event-state";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { raceDoubtMessages } from "./race-doubts.messages.ts";

/** What may be right in a race but seldom is, sentence by sentence. */
export function RaceDoubts({ doubts }: { readonly doubts: EventReadiness["doubts"] }) {
  const m = useMessages(raceDoubtMessages);
  const format = useFormat();
  return (
    <ul>
      {doubts.map(({ code, subject, count, examples }) => (
        <li key={`${code} ${subject}`}>
          {subject !== "" && <strong>{m.category(subject)} </strong>}
          {m.doubts[code](format.number(count), examples.join(", "))}
        </li>
      ))}
    </ul>
  );
}

import type { Text } from "@time-event/contract/fields";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { paymentChannelMessages } from "./payment-channels.messages.ts";

interface ShownToProps {
  readonly events: readonly { readonly id: number; readonly name: Text }[];
}

/** Which events will collect into this account as soon as it is saved: another club's may be among them. */
export function ShownTo({ events }: ShownToProps) {
  const m = useMessages(paymentChannelMessages);
  const format = useFormat();
  return (
    <div className="warning-note" role="note">
      <strong>{m.shownTo(events.length)}</strong>
      <ul>
        {events.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/manage/events/${id}/payment`}>{format.text(name)}</Link>
          </li>
        ))}
      </ul>
      <p>{m.shownToHint}</p>
    </div>
  );
}

import type { EventPage } from "@time-event/contract/events";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { eventPageMessages } from "./event-page.messages.ts";

/** Links to the policies that players agree to. */
export function PolicySection({ event: { slug, policies } }: { readonly event: EventPage }) {
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  if (policies.length === 0) return null;
  return (
    <section className="event__section below" aria-labelledby="policies-title">
      <h2 id="policies-title">{m.policies}</h2>
      <ul role="list" className="card policies">
        {policies.map(({ kind, name }) => (
          <li key={kind}>
            <Link to={`/register/events/${slug}/policies/${kind}`} viewTransition className="policies__one">
              {format.text(name)}
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { EventPage } from "@time-event/contract/events";
import type { Order } from "@time-event/contract/orders";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { EventColours } from "../../events/event-colours.shared.tsx";
import { EventZone } from "../../events/page/event-zone.shared.tsx";
import { CancelledNote } from "../../events/page/cancelled-note.shared.tsx";
import { OrderStateChip } from "./order-state-chip.tsx";
import { registrationMessages } from "./registration.messages.ts";
import { NameParts } from "../../../ui/name/name-parts.tsx";

interface RegistrationHeadProps {
  readonly order: Pick<Order, "reference" | "state" | "balance">;
  readonly event: EventPage;
}

/** Which registration it is, for what, and how it stands. */
export function RegistrationHead({ order, event }: RegistrationHeadProps) {
  const m = useMessages(registrationMessages);
  const format = useFormat();
  const page = `/register/events/${event.slug}`;
  const place = [format.text(event.venue), format.text(event.province)].filter(Boolean).join(" · ");
  return (
    <header className="registration__head">
      <EventColours colour={event.colour} />
      <p className="row">
        <OrderStateChip order={order} />
        <span className="registration__number">
          {m.number}{" "}
          <b className="figures" translate="no">
            {order.reference}
          </b>
        </span>
      </p>
      <h1>
        <Link to={page} className="registration__event">
          <NameParts name={format.text(event.name)} />
        </Link>
      </h1>
      <ul role="list" className="registration__facts">
        <li>
          <Icon name="calendar" />
          <time dateTime={event.startsOn}>{format.days(event.startsOn, event.endsOn)}</time>
          <EventZone timeZone={event.timeZone} at={Date.parse(event.startsOn)} />
        </li>
        {place && (
          <li>
            <Icon name="pin" />
            {place}
          </li>
        )}
        {event.state !== "cancelled" && (
          <li className="no-print">
            <Icon name="plus" />
            <a href={`${page}/calendar.ics`} download>
              {m.addToCalendar}
            </a>
          </li>
        )}
      </ul>
      <CancelledNote event={event} />
    </header>
  );
}

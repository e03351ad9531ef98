import "./tickets.css";
import { useEffect, useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FailedPress } from "../../../ui/failed-press/failed-press.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { QrCode } from "../../../ui/qr-code/qr-code.tsx";
import { saveQrPicture } from "../picture/save-qr-picture.ts";
import { keepPage, type TicketPage } from "./keep-page.ts";
import type { Ticket, Tickets } from "./tickets-of.ts";
import { ticketMessages } from "./tickets.messages.ts";

interface TicketListProps {
  readonly tickets: Tickets;
  /** The page that shows them, and that the device keeps. */
  readonly page?: TicketPage;
}

/** A ticket for each runner: to show on the phone, to keep as a picture, to print. */
export function TicketList({ tickets: { tickets, event, reference }, page = "registration" }: TicketListProps) {
  const m = useMessages(ticketMessages);
  useEffect(() => void keepPage(page), [page]);
  return (
    <section className="tickets" id="tickets" aria-labelledby="tickets-title">
      <div className="tickets__head">
        <h2 id="tickets-title">{m.title(tickets.length)}</h2>
        <Button look="quiet" small className="no-print" onClick={() => window.print()}>
          <Icon name="print" />
          {m.print}
        </Button>
      </div>
      <p className="no-print">{m.lead}</p>
      <ul role="list" className="tickets__list">
        {tickets.map((ticket) => (
          <OneTicket key={ticket.code} ticket={ticket} event={event} reference={reference} />
        ))}
      </ul>
    </section>
  );
}

interface OneTicketProps extends Pick<Tickets, "event" | "reference"> {
  readonly ticket: Ticket;
}

function OneTicket({ ticket, event, reference }: OneTicketProps) {
  const m = useMessages(ticketMessages);
  const format = useFormat();
  const { code, category, team, names, bibs = [], wave, startsAt } = ticket;
  const ofTeam = team && `${m.team} ${team}`;
  // a relay shares its ticket
  const title = (names.length === 1 ? names[0] : ofTeam || names[0]) || format.text(category);
  const at = (instant: number, seconds = false) => event.timeZone && format.clock(instant, event.timeZone, seconds);
  const start = [
    wave && format.text(wave.name),
    // to the second: others start before and after them
    startsAt === undefined ? wave && at(wave.startsAt) : m.ownStart(at(startsAt, true) ?? ""),
  ];
  const starting = start.filter(Boolean).join(" · ");
  const day = format.days(event.startsOn, event.endsOn);
  const place = [format.text(event.venue), format.text(event.province)].filter(Boolean).join(" · ");
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    const numbers = bibs.length > 0 ? `BIB ${bibs.join(", ")}` : "";
    const notes = [
      numbers,
      title === ofTeam ? "" : ofTeam,
      format.text(category),
      starting,
      format.text(event.name),
      day,
      place,
    ].filter(Boolean);
    setFailed(false);
    try {
      await saveQrPicture(
        code,
        { band: m.band, figure: reference, title, notes },
        `ticket-${code.replace(/\W/g, "-")}.png`,
      );
    } catch {
      setFailed(true);
    }
  };
  return (
    <li className="ticket">
      <div className="ticket__code">
        <QrCode text={code} label={m.qrLabel(reference, title)} />
      </div>
      <div className="ticket__words">
        <p className="ticket__event">{format.text(event.name)}</p>
        <h3>{title}</h3>
        <p className="ticket__category">{format.text(category)}</p>
        {bibs.length > 0 && (
          <p className="ticket__bib figures">
            <small>BIB</small> {bibs.join(", ")}
          </p>
        )}
        {starting && <p className="figures">{starting}</p>}
        {ofTeam && <p>{title === ofTeam ? names.join(", ") : ofTeam}</p>}
        <p className="ticket__facts">
          {day}
          {place && ` · ${place}`}
        </p>
        <p className="ticket__facts">
          {m.reference}{" "}
          <b className="figures" translate="no">
            {reference}
          </b>
        </p>
        <div className="no-print">
          <Button look="quiet" small onClick={() => void save()}>
            <Icon name="download" />
            {m.save}
          </Button>
          <FailedPress>{hasFailed && m.notSaved}</FailedPress>
        </div>
      </div>
    </li>
  );
}

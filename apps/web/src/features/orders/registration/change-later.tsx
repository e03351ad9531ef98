import type { EventPage } from "@time-event/contract/events";
import { webTeamSaveLink } from "@time-event/contract/order-members";
import type { Order } from "@time-event/contract/orders";
import { telLink } from "@time-event/domain/entries/phone-number";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FailedPress } from "../../../ui/failed-press/failed-press.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { useSendSubmit } from "../use-send-submit.ts";
import { changeMessages } from "./change.messages.ts";

interface ChangeLaterProps {
  readonly order: Order;
  readonly event: EventPage;
  readonly orderKey: string;
}

/**
 * What can still be changed once an order is confirmed, and by whom. Whoever entered alone opens their own part by a link that is
 * made for them, as a captain makes one for a member: the rules of what stays are the same.
 */
export function ChangeLater({ order, event, orderKey }: ChangeLaterProps) {
  const m = useMessages(changeMessages);
  const failureText = useFailureText();
  const submit = useSendSubmit();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const isBefore = event.state === "published" || event.state === "open" || event.state === "closed";
  const [only, ...others] = order.entries;
  const isAlone = only !== undefined && others.length === 0 && only.players.length === 1 && only.places === 1;

  const open = async (entry: number) => {
    setBusy(true);
    setFailed("");
    try {
      const { data } = await submit(webTeamSaveLink, { entry, position: 0, link: "make" }, { key: orderKey });
      void navigate(`/register/member#${data.key}`);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailed(failureText(error).join(" "));
      setBusy(false);
    }
  };
  return (
    <div className="registration__change">
      {isBefore && <p>{isAlone ? m.own : m.team}</p>}
      {isBefore && isAlone && (
        <div>
          <Button look="quiet" disabled={isBusy} aria-busy={isBusy} onClick={() => void open(only.id)}>
            {m.open}
          </Button>
        </div>
      )}
      <FailedPress>{failed}</FailedPress>
      <p>{m.organiser}</p>
      <Ways event={event} />
    </div>
  );
}

function Ways({ event: { slug, contact } }: Pick<ChangeLaterProps, "event">) {
  const m = useMessages(changeMessages);
  const { phone, email, lineId } = contact;
  const ways = [
    { label: m.phone, text: phone, href: telLink(phone) },
    { label: m.email, text: email, href: `mailto:${email}` },
    { label: m.line, text: lineId, href: `https://line.me/R/ti/p/${encodeURIComponent(lineId)}` },
  ].filter(({ text }) => text !== "");
  if (ways.length === 0) return <Link to={`/register/events/${slug}#contact-title`}>{m.eventPage}</Link>;
  return (
    <ul role="list" className="registration__ways">
      {ways.map(({ label, text, href }) => (
        <li key={label}>
          {label} <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

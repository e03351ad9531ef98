import "./own.css";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { type KnownOrder, registrationPath } from "../order-keys.ts";
import { OrderStateChip } from "../registration/order-state-chip.tsx";
import { wizardPath } from "../registration/wizard-path.ts";
import { mostUrgent } from "./most-urgent.ts";
import { ownMessages } from "./own.messages.ts";
import { useOwnOrders } from "./use-own-orders.ts";

interface OwnOrderProps {
  /** The orders of one event that this device knows, the newest first; at least one. */
  readonly known: readonly KnownOrder[];
  readonly timeZone: string;
}

/** One line: what this device has begun at an event, what became of it, and the way to it. */
export function OwnOrder({ known, timeZone }: OwnOrderProps) {
  const m = useMessages(ownMessages);
  const format = useFormat();
  const orders = useOwnOrders(known);
  const order = orders && mostUrgent(orders);
  if (orders && !order) return null;
  const newest = known[0]!;
  const { state, deadlineAt, balance, reference } = order ?? { reference: newest.reference };
  const by = state === "held" ? m.confirmBy : state === "awaiting_payment" && !balance?.waitingSatang ? m.payBy : null;
  // the form goes on with the newest
  const isForm = state === "held" && reference === newest.reference;
  const others = (orders?.length ?? known.length) - 1;
  return (
    <Link className="own-order no-print" to={isForm ? wizardPath(newest.event) : registrationPath(reference)}>
      <Icon name="ticket" />
      <span className="own-order__words">
        <b>{m.title}</b>
        {order && <OrderStateChip order={order} />}
        <span className="own-order__more figures">
          {by && deadlineAt ? by(format.instant(deadlineAt, timeZone)) : <span translate="no">{reference}</span>}
          {others > 0 ? ` · ${m.more(format.number(others))}` : ""}
        </span>
      </span>
      <Icon name="right" />
    </Link>
  );
}

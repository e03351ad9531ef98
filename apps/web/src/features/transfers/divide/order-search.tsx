import "./divide.css";
import type { PayableOrder } from "@time-event/contract/payable-orders";
import { useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip } from "../../../ui/chip/chip.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { OrderStateChip } from "../../orders/staff-order-state.shared.tsx";
import { divideMessages } from "./divide.messages.ts";

interface OrderSearchProps {
  /** What was searched for last; empty: what is proposed. */
  readonly asked: string;
  readonly onAsk: (text: string) => void;
  readonly orders: readonly PayableOrder[];
  /** Of what is proposed: its heading, and what is said where nothing is. */
  readonly proposed: { readonly title: string; readonly none: string };
  readonly chosen: readonly { readonly id: number }[];
  readonly onToggle: (order: PayableOrder) => void;
  readonly amountSatang: number;
}

/** Finds the registrations that money is for; one or several are chosen. */
export function OrderSearch(props: OrderSearchProps) {
  const { asked, onAsk, orders, proposed, chosen, onToggle, amountSatang } = props;
  const m = useMessages(divideMessages);
  const [text, setText] = useState("");
  return (
    <>
      <form
        className="assign-search"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(text.trim());
        }}
      >
        <TextField label={m.find} hint={m.findHint} maxLength={80} value={text} onChange={setText} />
        <Button type="submit" outlined icon="pi pi-search" label={m.search} />
      </form>
      <fieldset className="assign-orders">
        <legend>{asked === "" ? proposed.title : m.found(orders.length)}</legend>
        {orders.length === 0 && <p className="soft">{asked === "" ? proposed.none : m.noneFound}</p>}
        {orders.map((order) => (
          <label key={order.id} className="assign-order">
            <input
              type="checkbox"
              checked={chosen.some(({ id }) => id === order.id)}
              onChange={() => onToggle(order)}
            />
            <OrderWords order={order} amountSatang={amountSatang} />
          </label>
        ))}
      </fieldset>
    </>
  );
}

function OrderWords({ order, amountSatang }: { readonly order: PayableOrder; readonly amountSatang: number }) {
  const m = useMessages(divideMessages);
  const format = useFormat();
  const { reference, contactName, event, state, owedSatang, isPaidInto } = order;
  return (
    <span className="transfer-order">
      <span>
        <strong>{contactName || reference}</strong> <span className="figures">{reference}</span>{" "}
        <OrderStateChip state={state} />
      </span>
      <span className="soft">{format.text(event)}</span>
      <span>
        {m.owes(format.exactBaht(owedSatang))}{" "}
        {owedSatang !== amountSatang && (
          <Chip tone="outline" icon="warning">
            {m.otherSum}
          </Chip>
        )}
        {!isPaidInto && (
          <Chip tone="warn" icon="warning">
            {m.otherAccount}
          </Chip>
        )}
      </span>
    </span>
  );
}

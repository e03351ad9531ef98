import type { Order } from "@time-event/contract/orders";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useOrderKeys } from "../use-order-keys.ts";
import { slipMessages } from "./slips.messages.ts";

interface AlsoForProps {
  readonly order: Pick<Order, "reference" | "event">;
  readonly chosen: readonly string[];
  readonly onChange: (references: readonly string[]) => void;
}

/** One transfer may pay several orders of an event: those that this device knows can be chosen. */
export function AlsoFor({ order, chosen, onChange }: AlsoForProps) {
  const m = useMessages(slipMessages);
  const others = useOrderKeys().filter(
    ({ event, reference }) => event === order.event && reference !== order.reference,
  );
  if (others.length === 0) return null;
  return (
    <fieldset className="slip__others">
      <legend>{m.alsoFor}</legend>
      {others.map(({ reference }) => (
        <label key={reference} className="slip__other">
          <input
            type="checkbox"
            checked={chosen.includes(reference)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, reference] : chosen.filter((each) => each !== reference))
            }
          />
          <span className="figures" translate="no">
            {reference}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

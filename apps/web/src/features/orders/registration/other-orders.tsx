import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { registrationPath } from "../order-keys.ts";
import { useOrderKeys } from "../use-order-keys.ts";
import { registrationMessages } from "./registration.messages.ts";
import { useEventNames } from "./use-event-names.ts";

const nameless = { th: "", en: "" };

interface OtherOrdersProps {
  /** The order that the page shows. */
  readonly reference?: string;
  readonly title?: string;
}

/** The other orders that this device knows. */
export function OtherOrders({ reference, title }: OtherOrdersProps) {
  const m = useMessages(registrationMessages);
  const format = useFormat();
  const others = useOrderKeys().filter((known) => known.reference !== reference);
  const names = useEventNames(others.map(({ event }) => event));
  if (others.length === 0) return null;
  return (
    <section className="card registration__part no-print" aria-labelledby="others-title">
      <h2 id="others-title">{title ?? m.others}</h2>
      <ul role="list" className="other-orders">
        {others.map((known) => (
          <li key={known.reference}>
            <Link to={registrationPath(known.reference)}>
              <b className="figures" translate="no">
                {known.reference}
              </b>{" "}
              <span className="soft">{format.text(names.get(known.event) ?? nameless)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

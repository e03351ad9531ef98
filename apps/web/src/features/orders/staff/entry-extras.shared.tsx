import "./entry-extras.css";
import { orderOfferList } from "@time-event/contract/desk-orders";
import { type EntryExtras as Extras, entryExtrasGet } from "@time-event/contract/entry-extras";
import type { Offered } from "@time-event/contract/order-offers";
import { Link } from "react-router";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { PlayerFiles } from "../files/player-files.shared.tsx";
import { EntryExtrasForm } from "./entry-extras-form.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface EntryExtrasProps {
  readonly event: { readonly id: number };
  /** Of the race. */
  readonly entryId: number;
  readonly mayEdit: boolean;
}

/** What somebody in the race has answered and chosen: in their order, or where there is none, with the entry itself. */
export function EntryExtras({ event, entryId, mayEdit }: EntryExtrasProps) {
  const m = useMessages(orderDeskMessages);
  const extras = useStaffQuery(entryExtrasGet, { eventId: event.id, id: entryId }, { refetchOnWindowFocus: false });
  const offered = useStaffQuery(orderOfferList, { eventId: event.id });
  return (
    <Loaded query={extras}>
      {({ data }) =>
        data === null ? (
          <p className="soft">{m.extras.none}</p>
        ) : (
          <Loaded query={offered}>
            {(sale) => (
              <div className="entry-extras">
                {data.order ? (
                  <p>
                    <Link to={`/manage/events/${event.id}/registrations?order=${data.order.id}`}>
                      {m.extras.ofOrder(data.order.reference)}
                    </Link>
                  </p>
                ) : (
                  <p className="soft">{m.extras.own}</p>
                )}
                {(data.order || data.isMasked || !mayEdit) && <ChosenAddOns extras={data} offered={sale.data} />}
                <PlayerFiles eventId={event.id} answers={data.answers} files={data.files} />
                {data.isMasked || !mayEdit ? (
                  <p className="soft">{data.isMasked ? m.extras.masked : ""}</p>
                ) : (
                  <EntryExtrasForm eventId={event.id} entryId={entryId} extras={data} offered={sale.data} />
                )}
              </div>
            )}
          </Loaded>
        )
      }
    </Loaded>
  );
}

/** What was bought is part of the price, and stays. */
function ChosenAddOns({ extras, offered }: { readonly extras: Extras; readonly offered: Offered }) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  if (extras.addOns.length === 0) return null;
  return (
    <section>
      <h4>{m.extras.addOns}</h4>
      <ul role="list">
        {extras.addOns.map(({ addOn: id, option, quantity }) => {
          const addOn = offered.addOns.find((each) => each.id === id);
          const name = addOn?.options.find(({ code }) => code === option)?.name;
          const words = [addOn ? format.text(addOn.name) : `${id}`, name ? format.text(name) : option];
          return (
            <li key={`${id} ${option}`}>
              {words.filter(Boolean).join(" · ")}
              {quantity > 1 && <span className="figures"> × {format.number(quantity)}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

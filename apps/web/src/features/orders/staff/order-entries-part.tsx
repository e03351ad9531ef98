import { teamLogoPath } from "@time-event/contract/order-choices";
import type { OrderRecord } from "@time-event/contract/staff-orders";
import { takesPlaces } from "@time-event/domain/orders/order-states";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip } from "../../../ui/chip/chip.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { DrawerPart } from "./drawer-part.tsx";
import { EditEntryDialog } from "./edit-entry-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { PlayerAnswers } from "./player-answers.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface OrderEntriesPartProps {
  readonly order: OrderRecord;
  readonly event: { readonly id: number; readonly startsOn: string; readonly timeZone: string };
  readonly mayEdit: boolean;
}

/** What was entered; for a confirmed order also the entries of the race that it became. */
export function OrderEntriesPart({ order, event, mayEdit }: OrderEntriesPartProps) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  const [editing, setEditing] = useState<OrderRecord["entries"][number] | null>(null);
  const isOpen = order.state === "held" || order.state === "awaiting_payment";
  const [moving, setMoving] = useState<OrderRecord["entries"][number] | null>(null);
  return (
    <DrawerPart title={m.entries}>
      <ul role="list" className="order-entries">
        {order.entries.map((entry) => {
          const { id, category, wave, team, places, players } = entry;
          const logo = order.logos.find((each) => each.entry === id);
          return (
            <li key={id} className="order-entry">
              <p className="order-entry__head">
                <Chip tone="primary">{category}</Chip>
                {logo && <img className="order-entry__logo" src={teamLogoPath(logo.hash)} alt={m.logo} />}
                {team && <strong>{team}</strong>}
                <span className="soft">{m.placesOf(format.number(places))}</span>
                {wave && <span>{m.inWave(format.text(wave.name), format.clock(wave.startsAt, event.timeZone))}</span>}
                {mayEdit && isOpen && !order.isMasked && (
                  <Button type="button" text size="small" label={m.editPlayers} onClick={() => setEditing(entry)} />
                )}
                {mayEdit && takesPlaces(order.state) && (
                  <Button type="button" text size="small" label={m.move} onClick={() => setMoving(entry)} />
                )}
              </p>
              {players.length === 0 ? (
                <p className="soft">{m.unfilled}</p>
              ) : (
                <ul role="list" className="order-entry__players">
                  {players.map((player, at) => (
                    // players of an order have no ids
                    // eslint-disable-next-line react/no-array-index-key
                    <PlayerLine key={at} player={player}>
                      <PlayerAnswers eventId={event.id} player={player} files={order.files} />
                    </PlayerLine>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      {editing && <EditEntryDialog event={event} order={order} entry={editing} onClose={() => setEditing(null)} />}
      {moving && (
        <MoveDialog
          eventId={event.id}
          order={order}
          entry={moving}
          timeZone={event.timeZone}
          onClose={() => setMoving(null)}
        />
      )}
      {order.raceEntries.length > 0 && (
        <>
          <h4>{m.inRace}</h4>
          <ul role="list" className="order-race-entries">
            {order.raceEntries.map(({ id, category, bib, firstName, lastName, withdrawn }) => (
              <li key={id}>
                <Link to={`/manage/events/${event.id}/entries?entry=${id}`}>{fullName({ firstName, lastName })}</Link>
                <span className="soft">
                  {category} · <span className="figures">{bib ? m.bib(bib) : m.noBib}</span>
                </span>
                {withdrawn && <Chip icon="minus">{m.withdrawn}</Chip>}
              </li>
            ))}
          </ul>
        </>
      )}
    </DrawerPart>
  );
}

interface PlayerLineProps {
  readonly player: OrderRecord["entries"][number]["players"][number];
  readonly children: ReactNode;
}

function PlayerLine({ player, children }: PlayerLineProps) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  const { birthDate, phone, shirtSize } = player;
  const latin = latinName(player);
  const name = fullName(player);
  // without the right to it, it is dots
  const born = /^\d{4}-\d\d-\d\d$/.test(birthDate) ? format.day(birthDate) : birthDate;
  const facts = [born && `${m.bornOn} ${born}`, phone, shirtSize && `${m.shirtSize} ${shirtSize}`].filter(Boolean);
  return (
    <li>
      <span>{name || latin || <span className="soft">{m.unfilled}</span>}</span>
      {name !== "" && latin !== "" && latin !== name && <span className="soft"> {latin}</span>}
      {facts.length > 0 && <span className="order-entry__facts soft figures">{facts.join(" · ")}</span>}
      {children}
    </li>
  );
}

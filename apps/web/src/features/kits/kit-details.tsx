import type { KitPerson, ToHandOver } from "@time-event/contract/kits";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { kitsMessages } from "./kits.messages.ts";

/** Who somebody is, what they get, and what became of their kit. */
export function KitDetails({ person }: { readonly person: KitPerson }) {
  const m = useMessages(kitsMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  const { bib, name, nameEn, category, categoryName, wave, startsAt, team, club, steps, isHandedOut, isWithdrawn } =
    person;
  return (
    <div className="kit-details">
      <p className="kit-details__who">
        <strong className="kit-details__bib figures">{bib || "–"}</strong>
        <span>
          <strong>{format.text({ th: name, en: nameEn })}</strong>
          {name !== nameEn && nameEn !== "" && format.language === "th" && <small className="soft"> {nameEn}</small>}
          <small className="kit-details__about soft">
            {[
              format.text(categoryName) || category,
              wave &&
                (startsAt === undefined
                  ? m.wave(format.text(wave.name), format.clock(wave.startsAt, timeZone))
                  : format.text(wave.name)),
              startsAt !== undefined && m.ownStart(format.clock(startsAt, timeZone, true)),
              team,
              club,
            ]
              .filter(Boolean)
              .join(" · ")}
          </small>
        </span>
        {isWithdrawn && (
          <Chip tone="danger" icon="warning">
            {m.withdrawn}
          </Chip>
        )}
        {isHandedOut && (
          <Chip tone="ok" icon="check">
            {m.handedOut}
          </Chip>
        )}
      </p>
      <ToHandOverList person={person} />
      {steps.length > 0 && (
        <ul className="kit-details__steps">
          {steps.map(({ kind, at, by, desk, pickedUpBy, reason }) => (
            <li key={at} data-kind={kind}>
              {kind === "handed_out"
                ? m.handedOutAt(format.instant(at, timeZone), by, desk)
                : m.takenBackAt(format.instant(at, timeZone), by)}
              {pickedUpBy && ` · ${m.pickedUpByName(pickedUpBy)}`}
              {reason && ` · ${reason}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ToHandOverList({ person: { bib, shirtSizes, addOns, sentHome, order } }: { readonly person: KitPerson }) {
  const m = useMessages(kitsMessages);
  return (
    <ul className="kit-details__things" aria-label={m.toHandOver}>
      <li>{bib ? m.kitOf(bib) : m.noBib}</li>
      {shirtSizes.length > 0 && (
        <li>
          {m.shirt} <strong>{shirtSizes.join(", ")}</strong>
        </li>
      )}
      {addOns.map((thing, at) => (
        <Thing key={at} thing={thing} />
      ))}
      {order &&
        order.addOns.map((thing, at) => (
          <Thing key={`order ${at}`} thing={thing} note={order.hasBegun ? m.orderBegun : m.forOrder(order.reference)} />
        ))}
      {sentHome.map((thing, at) => (
        <Thing key={`sent ${at}`} thing={thing} note={m.sentHome} />
      ))}
    </ul>
  );
}

function Thing({ thing: { name, option, quantity }, note }: { readonly thing: ToHandOver; readonly note?: string }) {
  const m = useMessages(kitsMessages);
  const format = useFormat();
  return (
    <li>
      {format.text(name)} <strong>{format.text(option)}</strong>
      {quantity > 1 && ` ${m.times(format.number(quantity))}`}
      {note && <small className="soft"> {note}</small>}
    </li>
  );
}

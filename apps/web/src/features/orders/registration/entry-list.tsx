import type { EventPage } from "@time-event/contract/events";
import type { Order } from "@time-event/contract/orders";
import { namedFiles } from "@time-event/domain/questions/answer-files";
import { nameInEither } from "@time-event/domain/entries/full-name";
import { type ReactNode, Suspense } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { LateFold } from "../../../ui/fold/late-fold.tsx";
import { wizardPath } from "./wizard-path.ts";
import { registrationMessages } from "./registration.messages.ts";

interface EntryListProps {
  readonly order: Order;
  readonly event: EventPage;
  readonly orderKey: string;
  readonly reload: () => void;
}

// few orders have a team or a document
const TeamLogo = later(async () => (await import("../files/team-logo.tsx")).TeamLogo);
const ChangeLater = later(async () => (await import("./change-later.tsx")).ChangeLater);
const EntryFiles = later(async () => (await import("../files/entry-files.tsx")).EntryFiles);

type OrderEntry = Order["entries"][number];

/** Who enters what, and whether that can still be changed here. */
export function EntryList({ order, event, orderKey, reload }: EntryListProps) {
  const m = useMessages(registrationMessages);
  const isOpen = order.state === "held";
  return (
    <section className="card registration__part" aria-labelledby="entries-title">
      <div className="registration__part-head">
        <h2 id="entries-title">{m.entries}</h2>
        {isOpen && (
          <LinkButton look="quiet" small to={wizardPath(order.event)}>
            {m.edit}
          </LinkButton>
        )}
      </div>
      {order.entries.length === 0 && <p className="soft">{m.noEntries}</p>}
      <ul role="list" className="order-entries">
        {order.entries.map((entry) => (
          <OneEntry
            key={entry.id}
            entry={entry}
            runners={order.runners.filter((runner) => runner.entry === entry.id)}
            event={event}
          >
            {(entry.team !== "" || entry.places > 1) && isAlive(order) && (
              <Suspense>
                <TeamLogo order={order} entry={entry} orderKey={orderKey} onChanged={reload} />
              </Suspense>
            )}
            {entry.players.some(({ answers }) => namedFiles(answers).length > 0) && (
              <Suspense>
                <EntryFiles order={order} entry={entry} orderKey={orderKey} />
              </Suspense>
            )}
          </OneEntry>
        ))}
      </ul>
      {order.state === "held" && <p className="registration__note">{m.editUntil}</p>}
      {(order.state === "awaiting_payment" || order.state === "confirmed") && (
        <LateFold className="registration__note no-print" summary={m.editLater}>
          <ChangeLater order={order} event={event} orderKey={orderKey} />
        </LateFold>
      )}
    </section>
  );
}

const isAlive = ({ state }: Order) => state === "held" || state === "awaiting_payment" || state === "confirmed";

interface OneEntryProps {
  readonly entry: OrderEntry;
  /** Who is in the race by it. */
  readonly runners: Order["runners"];
  readonly event: EventPage;
  readonly children: ReactNode;
}

function OneEntry({ entry, runners, event, children }: OneEntryProps) {
  const m = useMessages(registrationMessages);
  const format = useFormat();
  const { players, places, team } = entry;
  const starts = runners.flatMap((runner) =>
    runner.startsAt === undefined
      ? []
      : [{ id: runner.id, who: nameInEither(runner), at: format.clock(runner.startsAt, event.timeZone, true) }],
  );
  const filled = players.filter((player) => nameInEither(player) !== "").length;
  return (
    <li className="order-entry">
      <p className="order-entry__category">{format.text(entry.categoryName)}</p>
      {entry.wave && (
        <p className="soft figures">
          {format.text(entry.wave.name)}
          {starts.length === 0 && ` · ${format.instant(entry.wave.startsAt, event.timeZone)}`}
        </p>
      )}
      {starts.map(({ id, who, at }) => (
        <p key={id} className="figures">
          {m.ownStart(at)} {places > 1 && <span className="soft">{who}</span>}
        </p>
      ))}
      {team && (
        <p>
          <span className="soft">{m.team}</span> <b>{team}</b>
        </p>
      )}
      {places > 1 && <p className="soft figures">{m.memberCount(filled, places)}</p>}
      <ul role="list" className="order-entry__players">
        {(players.length > 0 ? players : [null]).map((player, at) => (
          <li key={at}>
            <span className={player && nameInEither(player) ? "order-entry__name" : "soft"}>
              {(player && nameInEither(player)) || m.unnamed}
            </span>
            {player?.shirtSize && <span className="soft">{m.shirt(player.shirtSize)}</span>}
          </li>
        ))}
      </ul>
      {children}
    </li>
  );
}

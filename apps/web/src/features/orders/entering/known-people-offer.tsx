import type { OrderPlayer } from "@time-event/contract/order-player";
import type { Order } from "@time-event/contract/orders";
import { fullName } from "@time-event/domain/entries/full-name";
import { useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { enterMessages } from "../enter.messages.ts";
import { knownPeople } from "../known-people.ts";

interface KnownPeopleOfferProps {
  readonly order: Order;
  /** Who stands in the form already, stored or not. */
  readonly typed: readonly OrderPlayer[];
  readonly onChoose: (person: OrderPlayer) => void;
}

const mostOffered = 6;

/** People who were entered on this device before and are not in this order or its form yet. */
export function KnownPeopleOffer({ order, typed, onChoose }: KnownPeopleOfferProps) {
  const m = useMessages(enterMessages);
  const [people, setPeople] = useState(knownPeople.list);
  const entered = new Set([...order.entries.flatMap(({ players }) => players), ...typed].map(fullName));
  const offered = people.filter((person) => !entered.has(fullName(person))).slice(0, mostOffered);
  if (offered.length === 0) return null;
  return (
    <div className="enter__known" role="group" aria-label={m.offered}>
      <p className="soft">{m.offered}</p>
      <div className="enter__known-people">
        {offered.map((person) => (
          <Button key={fullName(person)} look="quiet" small onClick={() => onChoose(person)}>
            {fullName(person)}
          </Button>
        ))}
        <Button
          look="plain"
          small
          onClick={() => {
            knownPeople.forgetAll();
            setPeople([]);
          }}
        >
          {m.forgetPeople}
        </Button>
      </div>
    </div>
  );
}

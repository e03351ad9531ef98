import type { FieldError } from "@time-event/contract/errors";
import type { OrderPlayer } from "@time-event/contract/order-player";
import type { Order } from "@time-event/contract/orders";
import type { AskedOfPerson } from "@time-event/domain/entries/asked-of-person";
import { fullName } from "@time-event/domain/entries/full-name";
import { teamSizes } from "@time-event/domain/orders/eligibility";
import { type ReactNode, Suspense, useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { Button } from "../../../ui/button/button.tsx";
import { enterMessages } from "../enter.messages.ts";
import { knownPeople } from "../known-people.ts";
import type { Offer } from "../offer.shared.ts";
import { EnterField } from "./enter-field.tsx";
import { MemberFold } from "./member-fold.tsx";
import { playerPath, typedPlayers } from "./typed-form.ts";
import type { Typed } from "./typed.ts";
import { Unchanged } from "./unchanged.tsx";
import { countWrong } from "./use-error-text.ts";
import type { Entering } from "./use-entering.ts";

interface TeamPlayersProps {
  readonly offer: Offer;
  readonly asked: AskedOfPerson;
  readonly raceDay: string;
  readonly entering: Entering;
  readonly order: Order;
  /** Which of the order's entries, from 0. */
  readonly entry: number;
  /** What the fields began with. */
  readonly start: { readonly typed: Typed; readonly version: number };
  /** What is typed now, and the members that it makes. */
  readonly typed: Typed;
  readonly players: readonly OrderPlayer[];
  readonly problems: readonly FieldError[];
  readonly errorAt: (path: string) => string | undefined;
  readonly fill: (next: Typed) => void;
  /** What is wrong with these fields is said from now on. */
  readonly leave: (names: readonly string[]) => void;
  /** The fields of a member, under a legend. */
  readonly fieldsOf: (index: number, legend: string) => ReactNode;
}

const TeamLogo = later(async () => (await import("../files/team-logo.tsx")).TeamLogo);
// only a device on which somebody was entered before
const KnownTeamsOffer = later(async () => (await import("./known-teams-offer.tsx")).KnownTeamsOffer);
const PastedPlayers = later(async () => (await import("./pasted-players.tsx")).PastedPlayers);

/** The team of an entry and its members. A key typed in one of them draws that one alone: the others have many fields. */
export function TeamPlayers({
  offer,
  asked,
  raceDay,
  entering,
  order,
  entry,
  start,
  typed,
  players,
  problems,
  errorAt,
  fill,
  leave,
  fieldsOf,
}: TeamPlayersProps) {
  const m = useMessages(enterMessages);
  const isAlive = useHydrated();
  const stored = order.entries[entry]!;
  const { smallest, largest } = teamSizes(offer);
  const count = players.length;
  const names = players.map(fullName);
  const [known] = useState(() => new Set(knownPeople.list().map(fullName)));
  const knownHere = names.filter((name) => known.has(name)).join();

  const member = (index: number) => {
    const path = playerPath(entry, index);
    const title = index === 0 ? m.captain : m.member(index + 1);
    const own = Object.entries(typed).filter(([name]) => name.startsWith(`${path}.`));
    const wrong = problems.filter((problem) => problem.path.startsWith(`${path}.`));
    // whoever has no name yet is offered known people whom the team does not have
    const said = JSON.stringify([own, wrong.map((problem) => [problem.path, errorAt(problem.path)])]);
    return (
      <Unchanged
        key={`${path} ${start.version}`}
        as={[said, knownHere, start, order, isAlive, entering.key, entering.taken, entering.offered]}
      >
        {() => (
          <MemberFold
            title={title}
            name={names[index] ?? ""}
            isFilledIn={(start.typed[`${path}.firstName`] ?? stored.players[index]?.firstName ?? "") !== ""}
            wrong={countWrong(path, wrong, errorAt)}
          >
            {fieldsOf(index, title)}
          </MemberFold>
        )}
      </Unchanged>
    );
  };
  return (
    <div className="enter__form">
      <div className="card card--padded enter__team">
        <EnterField
          key={start.version}
          name={`entries.${entry}.team`}
          label={`${m.teamName} (${m.optional})`}
          value={start.typed[`entries.${entry}.team`] ?? stored.team}
          error={errorAt(`entries.${entry}.team`)}
          maxLength={120}
          autoComplete="off"
        />
        {isAlive && entering.key !== null && (
          <Suspense>
            <TeamLogo order={order} entry={stored} orderKey={entering.key} onChanged={entering.reload} />
          </Suspense>
        )}
        {isAlive && players.every(({ firstName }) => firstName === "") && (
          <Suspense>
            <KnownTeamsOffer
              onChoose={({ team, players: members }) =>
                fill({ ...typedPlayers(entry, members.slice(0, largest)), [`entries.${entry}.team`]: team })
              }
            />
          </Suspense>
        )}
        {isAlive && largest > 1 && (
          <Suspense>
            <PastedPlayers
              most={largest}
              offer={offer}
              raceDay={raceDay}
              asked={asked}
              onUse={(pasted) => {
                fill(typedPlayers(entry, pasted));
                // what is wrong with them is said at their fields at once
                leave(Object.keys(typedPlayers(entry, pasted)));
              }}
            />
          </Suspense>
        )}
        <TeamProblem text={errorAt(`entries.${entry}.players`) ?? errorAt(`entries.${entry}.size`)} />
      </div>
      {players.map((_, index) => member(index))}
      {smallest < largest && (
        <div className="row enter__members">
          {count < largest && (
            <Button type="submit" look="quiet" name="size" value={count + 1}>
              {m.addMember}
            </Button>
          )}
          {count > smallest && (
            <Button type="submit" look="plain" name="size" value={count - 1}>
              {m.dropMember}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function TeamProblem({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    // the keyboard comes to it, as to a field
    <p className="field__error" role="alert" tabIndex={-1} data-invalid>
      {text}
    </p>
  );
}

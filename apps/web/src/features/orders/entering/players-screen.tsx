import { teamSizes } from "@time-event/domain/orders/eligibility";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { enterMessages } from "../enter.messages.ts";
import { knownPeople } from "../known-people.ts";
import { askedNow } from "./answers-in.ts";
import { QuestionFields } from "./question-fields.tsx";
import { AddOnFields } from "./add-on-fields.tsx";
import { offeredTo } from "./chosen-in.ts";
import { checkPlayers } from "./check-entry.ts";
import { EnterForm } from "./enter-form.tsx";
import { entryDrafts } from "./entry-drafts.ts";
import { typedSoFar } from "./typed-so-far.ts";
import { HoldNotice } from "./hold-notice.tsx";
import { NextBar } from "./next-bar.tsx";
import { PlayerFields } from "./player-fields.tsx";
import type { OrderScreenProps } from "./screen-props.ts";
import { emptyPlayer, playerIn, playerPath, playersAsked, typedPlayers } from "./typed-form.ts";
import { totalSoFar } from "./total-so-far.ts";
import type { Typed } from "./typed.ts";
import { useErrorText } from "./use-error-text.ts";
import { useHoldWhileTyping } from "./use-hold-while-typing.ts";
import { NameParts } from "../../../ui/name/name-parts.tsx";

interface PlayersScreenProps extends OrderScreenProps {
  /** Which of the order's entries, from 0. */
  readonly entry: number;
}

// few races start in waves
const WaveField = import.meta.env.SSR
  ? (await import("./wave-field.tsx")).WaveField
  : later(async () => (await import("./wave-field.tsx")).WaveField);
// most people enter alone
const TeamPlayers = import.meta.env.SSR
  ? (await import("./team-players.tsx")).TeamPlayers
  : later(async () => (await import("./team-players.tsx")).TeamPlayers);
// only a device on which somebody was entered before
const KnownPeopleOffer = later(async () => (await import("./known-people-offer.tsx")).KnownPeopleOffer);

/** Who is in one entry: a person, or the members of a team. */
export function PlayersScreen({
  event,
  offers,
  addOns,
  questions,
  asked,
  shippingSatang,
  entering,
  submitId,
  order,
  entry,
}: PlayersScreenProps) {
  const m = useMessages(enterMessages);
  const format = useFormat();
  const isAlive = useHydrated();
  const [isAnyKnown] = useState(() => knownPeople.list().length > 0);
  const stored = order.entries[entry]!;
  const offer = offers.find(({ code }) => code === stored.category)!;
  const { smallest, largest } = teamSizes(offer);
  const isTeam = offer.entryKind !== "individual";
  // what is typed, and what the fields began with; a new version draws them anew
  const [{ typed, start }, setForm] = useState(() => {
    const begun = typedSoFar(entering, order);
    return { typed: begun, start: { typed: begun, version: 0 } };
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(
    // what was typed before the page was loaded again was left
    () => new Set(Object.keys(typed).filter((name) => typed[name])),
  );
  const wanted = Math.max(smallest, stored.players.length, isTeam ? stored.places : 1, playersAsked(typed, entry));
  const count = Math.min(largest, wanted);
  const players = Array.from({ length: count }, (_, index) => {
    return playerIn(typed, playerPath(entry, index), stored.players[index]);
  });

  // not by what is drawn: a member's part may have been drawn before others were typed
  function fill(next: Typed): void {
    setForm((form) => {
      const all = { ...form.typed, ...next };
      return { typed: all, start: { typed: all, version: form.start.version + 1 } };
    });
    entryDrafts.keep(order.reference, next);
  }

  const hold = useHoldWhileTyping({
    event,
    entering,
    offers,
    addOns,
    questions,
    asked,
    order,
    entry,
  });
  const found = checkPlayers(offer, players, { complete: false, raceDay: event.startsOn, asked });
  const errorAt = useErrorText({ offer, entering, typed, left, found, entry });
  const problems = [
    ...(entering.taken?.problems ?? []),
    ...found.map(({ path, code }) => ({ path: `entries.${entry}.${path}`, code })),
  ];
  const leave = (names: readonly string[]) =>
    setLeft((before) => (names.every((name) => before.has(name)) ? before : new Set([...before, ...names])));
  const fieldsOf = (index: number, legend: string) => {
    const path = playerPath(entry, index);
    const from = playerIn(start.typed, path, stored.players[index] ?? emptyPlayer);
    return (
      <fieldset key={`${path} ${start.version}`} className={`${isTeam ? "" : "card "}card--padded enter__player`}>
        <legend className={isTeam ? "unseen" : ""}>{legend}</legend>
        {index === 0 && <p className="soft">{m.playerLead}</p>}
        {isAlive && isAnyKnown && players[index]?.firstName === "" && (
          <Suspense>
            <KnownPeopleOffer
              order={order}
              typed={players}
              onChoose={(person) => fill(typedPlayers(entry, [person], index))}
            />
          </Suspense>
        )}
        <PlayerFields path={path} player={from} typed={typed} raceDay={event.startsOn} asked={asked} errorAt={errorAt}>
          <QuestionFields
            questions={askedNow(questions, stored.category, players[index]?.answers ?? {})}
            path={path}
            answers={from.answers}
            errorAt={errorAt}
            files={entering.key === null ? null : { of: "order", key: entering.key, known: order.files }}
          />
          <AddOnFields addOns={offeredTo(addOns, stored.category)} path={path} chosen={from.addOns} errorAt={errorAt} />
        </PlayerFields>
      </fieldset>
    );
  };
  const nameOf = (category: string) => {
    const named = offers.find(({ code }) => code === category);
    return named ? format.text(named.name) : category;
  };
  return (
    <EnterForm
      entering={entering}
      submitId={submitId}
      main="next"
      onTyped={(next) => {
        setForm((form) => ({ ...form, typed: next }));
        entryDrafts.keep(order.reference, next);
        hold.typed(next);
      }}
      onLeft={(name) => leave([name])}
      bar={
        <NextBar
          entering={entering}
          name="next"
          label={m.next}
          totalSatang={totalSoFar(
            order,
            { entry, players, isFeeEach: isTeam && offer.feePer === "person" },
            { addOns, shippingSatang },
          )}
        />
      }
    >
      <div className="enter__title">
        <h1>
          <NameParts name={format.text(offer.name)} />
        </h1>
        <HoldNotice entering={entering} />
        {order.entries.length > 1 && (
          <p className="soft">
            {m.several(order.entries.map(({ category }) => nameOf(category)).join(", "))}{" "}
            <Link to="?step=categories">{m.seeAll}</Link>
          </p>
        )}
      </div>
      {offer.waves.length > 0 && (
        <Suspense>
          <WaveField
            key={`wave ${start.version}`}
            name={`entries.${entry}.wave`}
            waves={offer.waves}
            value={start.typed[`entries.${entry}.wave`] ?? String(stored.wave?.id ?? "")}
            timeZone={event.timeZone}
            error={errorAt(`entries.${entry}.wave`)}
          />
        </Suspense>
      )}
      {isTeam ? (
        <Suspense>
          <TeamPlayers
            {...{ offer, asked, entering, order, entry, start, typed, players, problems, errorAt, fill, leave }}
            raceDay={event.startsOn}
            fieldsOf={fieldsOf}
          />
        </Suspense>
      ) : (
        fieldsOf(0, m.step.players)
      )}
    </EnterForm>
  );
}

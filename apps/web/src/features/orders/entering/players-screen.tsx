import { teamSizes } from "@time-event/domain/orders/eligibility";
import { fullName } from "@time-event/domain/entries/full-name";
import { Suspense, useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { Button } from "../../../ui/button/button.tsx";
import { enterMessages } from "../enter.messages.ts";
import { knownPeople } from "../known-people.ts";
import { askedNow } from "./answers-in.ts";
import { QuestionFields } from "./question-fields.tsx";
import { AddOnFields } from "./add-on-fields.tsx";
import { offeredTo } from "./chosen-in.ts";
import { checkPlayers } from "./check-entry.ts";
import { EnterField } from "./enter-field.tsx";
import { EnterForm } from "./enter-form.tsx";
import { entryDrafts } from "./entry-drafts.ts";
import { typedSoFar } from "./typed-so-far.ts";
import { HoldNotice } from "./hold-notice.tsx";
import { MemberFold } from "./member-fold.tsx";
import { NextBar } from "./next-bar.tsx";
import { PlayerFields } from "./player-fields.tsx";
import type { OrderScreenProps } from "./screen-props.ts";
import { emptyPlayer, playerIn, playerPath, playersAsked, typedPlayers } from "./typed-form.ts";
import { totalSoFar } from "./total-so-far.ts";
import type { Typed } from "./typed.ts";
import { countWrong, useErrorText } from "./use-error-text.ts";
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
// only teams have them
const TeamLogo = later(async () => (await import("../files/team-logo.tsx")).TeamLogo);
// only a device on which somebody was entered before
const KnownPeopleOffer = later(async () => (await import("./known-people-offer.tsx")).KnownPeopleOffer);
const KnownTeamsOffer = later(async () => (await import("./known-teams-offer.tsx")).KnownTeamsOffer);
const PastedPlayers = later(async () => (await import("./pasted-players.tsx")).PastedPlayers);

const playerCard = "card card--padded enter__player";

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
  // what the fields began with; a new version draws them anew
  const [start, setStart] = useState(() => ({ typed: typedSoFar(entering, order), version: 0 }));
  const [typed, setTyped] = useState<Typed>(start.typed);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const wanted = Math.max(smallest, stored.players.length, isTeam ? stored.places : 1, playersAsked(typed, entry));
  const count = Math.min(largest, wanted);
  const players = Array.from({ length: count }, (_, index) => {
    return playerIn(typed, playerPath(entry, index), stored.players[index]);
  });

  function fill(next: Typed): void {
    const all = { ...typed, ...next };
    setTyped(all);
    setStart(({ version }) => ({ typed: all, version: version + 1 }));
    entryDrafts.keep(order.reference, { ...entryDrafts.of(order.reference), ...all });
  }

  const hold = useHoldWhileTyping({
    entering,
    offers,
    addOns,
    questions,
    asked,
    order,
    entry,
    raceDay: event.startsOn,
  });
  const found = checkPlayers(offer, players, { complete: false, raceDay: event.startsOn, asked });
  const errorAt = useErrorText({ offer, entering, typed, left, found, entry });
  const problems = [
    ...(entering.taken?.problems ?? []),
    ...found.map(({ path, code }) => ({ path: `entries.${entry}.${path}`, code })),
  ];
  return (
    <EnterForm
      entering={entering}
      submitId={submitId}
      main="next"
      onTyped={(next) => {
        setTyped(next);
        entryDrafts.keep(order.reference, { ...entryDrafts.of(order.reference), ...next });
        hold.typed(next);
      }}
      onLeft={(name) => setLeft((before) => (before.has(name) ? before : new Set([...before, name])))}
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
      {isTeam && (
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
                raceDay={event.startsOn}
                asked={asked}
                onUse={(pasted) => {
                  fill(typedPlayers(entry, pasted));
                  // what is wrong with them is said at their fields at once
                  setLeft((before) => new Set([...before, ...Object.keys(typedPlayers(entry, pasted))]));
                }}
              />
            </Suspense>
          )}
          <TeamProblem text={errorAt(`entries.${entry}.players`) ?? errorAt(`entries.${entry}.size`)} />
        </div>
      )}
      {players.map((_, index) => {
        const path = playerPath(entry, index);
        const from = playerIn(start.typed, path, stored.players[index] ?? emptyPlayer);
        const title = index === 0 ? m.captain : m.member(index + 1);
        const fields = (
          <fieldset key={`${path} ${start.version}`} className={isTeam ? "card--padded enter__player" : playerCard}>
            <legend className={isTeam ? "unseen" : ""}>{isTeam ? title : m.step.players}</legend>
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
            <PlayerFields
              path={path}
              player={from}
              typed={typed}
              raceDay={event.startsOn}
              asked={asked}
              errorAt={errorAt}
            >
              <QuestionFields
                questions={askedNow(questions, stored.category, players[index]?.answers ?? {})}
                path={path}
                answers={from.answers}
                errorAt={errorAt}
                files={entering.key === null ? null : { of: "order", key: entering.key, known: order.files }}
              />
              <AddOnFields
                addOns={offeredTo(addOns, stored.category)}
                path={path}
                chosen={from.addOns}
                errorAt={errorAt}
              />
            </PlayerFields>
          </fieldset>
        );
        const wrong = isTeam ? countWrong(path, problems, errorAt) : 0;
        return isTeam ? (
          <MemberFold
            key={`${path} ${start.version}`}
            title={title}
            name={players[index] ? fullName(players[index]) : ""}
            isFilledIn={from.firstName !== ""}
            wrong={wrong}
          >
            {fields}
          </MemberFold>
        ) : (
          fields
        );
      })}
      {isTeam && smallest < largest && (
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
    </EnterForm>
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

import type { EventPage, PublicCategory } from "@time-event/contract/events";
import { ageGroupLines } from "@time-event/domain/eligibility/age-group-lines";
import { rankingBasis } from "@time-event/domain/results/ranking-basis";
import { clockOf } from "@time-event/domain/results/ranking-clocks";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip } from "../../../ui/chip/chip.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Progress } from "../../../ui/progress/progress.tsx";
import { NameParts } from "../../../ui/name/name-parts.tsx";
import { EnterButton } from "../../orders/enter-button.shared.tsx";
import type { Offer } from "../../orders/offer.shared.ts";
import { offerFacts, offerFactsMessages, placeUnit, pricedPer } from "../../orders/offer-facts.shared.ts";
import { RegroupedLine } from "../regrouped-line.shared.tsx";
import { headlineOf } from "./headline-of.ts";
import { eventPageMessages } from "./event-page.messages.ts";

interface CategoryCardProps {
  readonly event: EventPage;
  readonly category: PublicCategory;
  /** Whether it can be entered now, and why not; undefined: nothing is offered. */
  readonly offer: Offer | undefined;
  /** It stands below the first one. */
  readonly below: boolean;
}

/** One category: distance, start, time limit, price and free places. */
export function CategoryCard({ event, category, offer, below }: CategoryCardProps) {
  const m = useMessages(eventPageMessages);
  const facts = useMessages(offerFactsMessages);
  const format = useFormat();
  // there is nothing to enter in a race that has begun or will not be
  const isAhead = event.state === "published" || event.state === "open" || event.state === "closed";
  const headline = headlineOf(category, event);
  const { name, gender, gunAt, timeLimitMs, laps, rankBy, entries, waves = [], rankings = [] } = category;
  const isOnLaps = event.checkpoints.some(({ code, kind }) => kind === "lap" && category.course.includes(code));
  const basis = rankingBasis(category, isOnLaps);
  const hasClocks = basis === "time" || basis === "laps";
  return (
    <li className={classNames("category", below && "below")}>
      <div className="category__distance figures">
        <Figure headline={headline} />
      </div>
      <div className="category__what">
        <h3>
          <NameParts name={format.text(name)} />
        </h3>
        <p className="category__facts">
          <span className="figures">
            {m.gun} {format.instant(gunAt, event.timeZone)}
          </span>
          {timeLimitMs !== null && (
            <span className="figures">
              {m.timeLimit} {m.hoursLimit(formatRaceTime(timeLimitMs, "half").replace(/:00$/, ""))}
            </span>
          )}
          {laps !== null && <span>{m.laps(laps)}</span>}
          {"hours" in headline && <span>{m.lapOf(format.distance(headline.lapM))}</span>}
          <span>{m.gender[gender]}</span>
          {isAhead && offerFacts({ ...category, gender: "any" }, facts).map((fact) => <span key={fact}>{fact}</span>)}
          <span>{basis === "time" ? m.rankBy[rankBy] : basis === "laps" ? m.lapsThen[rankBy] : m.basis[basis]}</span>
          {hasClocks && category.ageGroups.length > 0 && clockOf(category, "ageGroup") !== rankBy && (
            <span>{m.rankAgeGroupsBy[clockOf(category, "ageGroup")]}</span>
          )}
        </p>
        {rankings.length > 0 && (
          <p className="category__groups">
            {m.alsoRanked} {rankings.map(({ name: ranking }) => format.text(ranking)).join(" · ")}
          </p>
        )}
        {waves.length > 0 && (
          <p className="category__groups figures">
            {waves
              .map(({ name: wave, startsAt }) => `${format.text(wave)} ${format.clock(startsAt, event.timeZone)}`)
              .join(" · ")}
          </p>
        )}
        {category.ageGroups.length > 0 &&
          ageGroupLines(category.ageGroups).map((line) => (
            <p key={line.gender} className="category__groups figures">
              {line.gender && `${m.gender[line.gender]} `}
              {line.groups
                .map(({ code }, at) => (at === 0 ? format.ageGroup(code) : format.ageRange(code)))
                .join(" · ")
                // a range is not broken at its dash
                .replaceAll("–", "\u2060–\u2060")}
            </p>
          ))}
        <RegroupedLine category={category} className="category__groups" />
      </div>
      <div className="category__offer">
        {!isAhead ? (
          <p className="figures">{m.entries(format.number(entries), category.relay)}</p>
        ) : (
          <Places category={category} offer={offer} entries={format.number(entries)} />
        )}
        {isAhead && <Fees event={event} category={category} />}
        {offer?.whyNot.length === 0 && (
          <EnterButton
            event={event.slug}
            category={category.code}
            label={m.enter}
            wholeLabel={m.enterIn(format.text(name))}
          />
        )}
      </div>
    </li>
  );
}

/** The large figure of a card: `42.2 km`, `24 h`, or `6.7 km every hour`. */
function Figure({ headline }: { readonly headline: ReturnType<typeof headlineOf> }) {
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  if ("hours" in headline) {
    return (
      <>
        <span>{format.number(headline.hours)}</span> <small>{m.hour}</small>
      </>
    );
  }
  const isYard = "everyMs" in headline;
  return (
    <>
      <span>{format.kilometres(isYard ? headline.lapM : headline.distanceM)}</span>{" "}
      <small>
        {m.kilometre}
        {isYard && ` ${m.lapEvery(headline.everyMs)}`}
      </small>
    </>
  );
}

interface PlacesProps extends Pick<CategoryCardProps, "category" | "offer"> {
  readonly entries: string;
}

function Places({ category, offer, entries }: PlacesProps) {
  const m = useMessages(eventPageMessages);
  const facts = useMessages(offerFactsMessages);
  const format = useFormat();
  const isPriceOver = offer?.whyNot.includes("price_over") ?? false;
  const over = isPriceOver && <Chip tone="warn">{m.priceOver}</Chip>;
  const { placesLeft, placesTaken: taken } = offer ?? category;
  if (placesLeft === null) {
    return (
      <p className="row figures">
        {m.entries(entries, category.relay)} {over}
      </p>
    );
  }
  // what it shares with other categories may leave fewer than its own capacity
  const capacity = taken + placesLeft;
  const label = m.places(format.number(taken), format.number(capacity));
  return (
    <div className="category__places">
      <p className="row">
        <span className="figures">{label}</span>
        {placesLeft > 0 && over}
        {offer?.whyNot.includes("places_held") ? (
          <Chip tone="info" icon="clock">
            {m.mayComeBack}
          </Chip>
        ) : placesLeft === 0 || offer?.whyNot.includes("category_full") ? (
          <Chip tone="warn" icon="close">
            {m.full}
          </Chip>
        ) : (
          <span className="figures soft">{facts.left(format.number(placesLeft), placeUnit(category))}</span>
        )}
      </p>
      <Progress label={label} value={taken} max={capacity} />
      {offer?.whyNot.includes("places_held") && <p className="soft">{m.heldText(format.number(offer.placesHeld))}</p>}
    </div>
  );
}

function Fees({ event, category }: Pick<CategoryCardProps, "event" | "category">) {
  const { feeTiers, tierNow, priceNowSatang, placesLeft } = category;
  const m = useMessages(eventPageMessages);
  const { per } = useMessages(offerFactsMessages);
  const pricedBy = pricedPer(category);
  const format = useFormat();
  if (feeTiers.length === 0) return null;
  const isOpen = event.state === "open" && priceNowSatang !== null && placesLeft !== 0;
  const price = (satang: number) => (satang === 0 ? m.free : format.baht(satang));
  const nowAt = isOpen ? (tierNow ?? -1) : -1;
  return (
    <>
      {isOpen && (
        <p className="category__price">
          <small>{m.feeNow}</small> <b className="figures">{price(priceNowSatang)}</b>
          {pricedBy && <small>{per[pricedBy]}</small>}
        </p>
      )}
      <ol role="list" className="category__tiers">
        {feeTiers.map((tier, at) => (
          <li
            key={at}
            className={at < nowAt ? "category__tier category__tier--past" : "category__tier"}
            aria-current={at === nowAt ? "true" : undefined}
          >
            <span>{format.text(tier.name)}</span>
            <span className="figures">
              {price(tier.priceSatang)} {!isOpen && pricedBy && per[pricedBy]}
            </span>
            {tier.endsAt !== null && (
              <small>{m.feeUntil(format.day(dayIn(tier.endsAt, event.timeZone), "short"))}</small>
            )}
            {tier.untilSold !== null && <small>{m.feeUntilSold(format.number(tier.untilSold))}</small>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The last calendar day before an instant, in the event's time zone. */
function dayIn(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(at - 1);
}

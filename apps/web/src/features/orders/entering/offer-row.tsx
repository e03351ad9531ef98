import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Chip } from "../../../ui/chip/chip.tsx";
import { enterMessages } from "../enter.messages.ts";
import { offerFactsMessages } from "../offer-facts.messages.ts";
import { offerFacts, placeUnit, pricedPer } from "../offer-facts.shared.ts";
import type { Offer } from "../offer.shared.ts";

interface OfferRowProps {
  readonly offer: Offer;
  /** Something was chosen already: this one is added to it. */
  readonly isMore: boolean;
  readonly busy: boolean;
}

/** So few places are worth a warning. */
const few = 20;

export function OfferRow({ offer, isMore, busy }: OfferRowProps) {
  const m = useMessages(enterMessages);
  const factWords = useMessages(offerFactsMessages);
  const format = useFormat();
  const name = format.text(offer.name);
  const { priceNowSatang, placesLeft, placesHeld, whyNot } = offer;
  const facts = offerFacts(offer, factWords);
  const per = pricedPer(offer);
  const [reason] = whyNot;
  const left = factWords.left(format.number(placesLeft ?? 0), placeUnit(offer));
  return (
    <li className="enter__offer" data-closed={reason !== undefined || undefined}>
      <div>
        <h3>{name}</h3>
        {facts.length > 0 && <p className="soft">{facts.join(" · ")}</p>}
        {reason === undefined && placesLeft !== null && (
          <p className={placesLeft <= few ? "enter__few figures" : "soft figures"}>
            {placesLeft <= few ? factWords.fewLeft(left) : left}
          </p>
        )}
        {reason === "places_held" && <p className="soft">{m.whyNotText.places_held(format.number(placesHeld))}</p>}
      </div>
      <div className="enter__offer-side">
        {reason === undefined && priceNowSatang !== null && (
          <b className="figures">
            {priceNowSatang === 0 ? m.free : format.baht(priceNowSatang)}
            {per && <small> {factWords.per[per]}</small>}
          </b>
        )}
        {reason === undefined ? (
          <Button
            type="submit"
            name="add"
            value={offer.code}
            look={isMore ? "quiet" : "primary"}
            aria-label={m.enterIn(name)}
            aria-disabled={busy}
          >
            {isMore ? m.addOne : m.enter}
          </Button>
        ) : (
          <Chip tone={reason === "places_held" ? "info" : "warn"} icon={reason === "places_held" ? "clock" : "close"}>
            {m.whyNot[reason]}
          </Chip>
        )}
      </div>
    </li>
  );
}

import type { FeeTier } from "@time-event/domain/pricing/fee-tiers";
import { tierNow } from "@time-event/domain/pricing/fee-tiers";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useNow } from "../../../lib/page/use-now.ts";
import { classNames } from "../../../ui/class-names.ts";
import { isTyped } from "./is-typed.ts";
import { rulesMessages } from "./rules.messages.ts";

interface TierTimelineProps {
  readonly tiers: readonly FeeTier[];
  readonly timeZone: string | null;
  readonly entered: number;
}

/** Prices as steps: a higher price is a higher step; the current price is highlighted. */
export function TierTimeline({ tiers, timeZone, entered }: TierTimelineProps) {
  const m = useMessages(rulesMessages);
  const format = useFormat();
  const now = useNow(60_000);
  const current = timeZone === null || now === null ? -1 : tierNow(tiers, entered, now);
  const dearest = Math.max(1, ...tiers.map(({ priceSatang }) => priceSatang).filter(isTyped));
  const priceOf = (satang: number) => (isTyped(satang) ? (satang === 0 ? m.free : format.baht(satang)) : "–");
  const until = ({ endsAt, untilSold }: FeeTier) => {
    const limits = [
      ...(untilSold !== null ? [m.timelineSold(format.number(untilSold))] : []),
      ...(endsAt !== null && !Number.isNaN(endsAt) && timeZone !== null
        ? [m.timelineUntil(format.instant(endsAt, timeZone))]
        : []),
    ];
    return limits.length > 0 ? limits.join(" · ") : m.timelineOpen;
  };
  return (
    <ol role="list" className="tier-timeline" aria-label={m.timeline}>
      {tiers.map((tier, at) => (
        <li
          key={at}
          className={classNames(
            "tier-timeline__step",
            at === current && "tier-timeline__step--now",
            current >= 0 && at < current && "tier-timeline__step--past",
          )}
          aria-current={at === current ? "step" : undefined}
        >
          <span
            className="tier-timeline__bar"
            style={{ height: `${1.6 + (isTyped(tier.priceSatang) ? tier.priceSatang / dearest : 0) * 3.4}rem` }}
          >
            <b className="figures">{priceOf(tier.priceSatang)}</b>
          </span>
          <span className="tier-timeline__name">
            {format.text(tier.name) || m.tier(at + 1)}
            {at === current && <em>{m.timelineNow}</em>}
          </span>
          <small className="figures">{until(tier)}</small>
        </li>
      ))}
    </ol>
  );
}

import type { FieldProblem } from "../forms/field-problem.ts";
import type { LocalName } from "../race/local-name.ts";
import type { InstantMs } from "../time/instant.ts";

/** Hundredths of a baht. */
export type Satang = number;

/** A price and when it ends: at an instant, or when this many places are taken, whichever comes first. */
export interface FeeTier {
  readonly name: LocalName;
  readonly priceSatang: Satang;
  readonly endsAt: InstantMs | null;
  /** Counts all places taken in the category, not those of this tier. */
  readonly untilSold: number | null;
}

type Limits = Pick<FeeTier, "endsAt" | "untilSold">;

/**
 * The index of the tier that holds: the first that has not ended. -1: none holds, so nobody can enter.
 *
 * @example
 * tierNow([{ endsAt: null, untilSold: 100 }, { endsAt: null, untilSold: null }], 100, now); // 1
 */
export function tierNow(tiers: readonly Limits[], sold: number, now: InstantMs): number {
  return tiers.findIndex(
    ({ endsAt, untilSold }) => (endsAt === null || now < endsAt) && (untilSold === null || sold < untilSold),
  );
}

/**
 * What the next place costs; null when no tier holds.
 *
 * @example
 * priceNow([{ priceSatang: 80_000, endsAt: null, untilSold: null }], 12, now); // 80_000
 */
export function priceNow(
  tiers: readonly (Limits & Pick<FeeTier, "priceSatang">)[],
  sold: number,
  now: InstantMs,
): Satang | null {
  return tiers[tierNow(tiers, sold, now)]?.priceSatang ?? null;
}

export type TierProblem = FieldProblem<"tier_unreachable" | "out_of_order">;

/**
 * Finds tiers that can never hold, because they end before the tier above them.
 *
 * @example
 * tierProblems([{ endsAt: null, untilSold: null }, { endsAt: null, untilSold: 10 }]);
 * // [{ path: "feeTiers.1", code: "tier_unreachable" }]
 */
export function tierProblems(tiers: readonly Limits[]): TierProblem[] {
  const problems: TierProblem[] = [];
  tiers.forEach(({ endsAt, untilSold }, index) => {
    const path = `feeTiers.${index}`;
    const earlier = tiers.slice(0, index);
    if (earlier.some((tier) => tier.endsAt === null && tier.untilSold === null)) {
      problems.push({ path, code: "tier_unreachable" });
      return;
    }
    // a tier with one kind of limit does not change the other kind
    const latest = Math.max(...earlier.map((tier) => tier.endsAt ?? -Infinity));
    const most = Math.max(...earlier.map((tier) => tier.untilSold ?? -Infinity));
    if (endsAt !== null && endsAt <= latest) problems.push({ path: `${path}.endsAt`, code: "out_of_order" });
    if (untilSold !== null && untilSold <= most) problems.push({ path: `${path}.untilSold`, code: "out_of_order" });
  });
  return problems;
}

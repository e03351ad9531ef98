import type { Satang } from "../pricing/fee-tiers.ts";

/** Why a kit should not be handed out without a reason: money is owed, or the player has no bib yet. */
export const kitDoubts = ["owed", "no_bib"] as const;
export type KitDoubt = (typeof kitDoubts)[number];

/**
 * What stops a hand-out until somebody says why it goes on.
 *
 * @param owedSatang of the whole order
 * @example
 * doubtsOfKit({ bib: "", owedSatang: 0 }); // ["no_bib"]
 */
export function doubtsOfKit({ bib, owedSatang }: { readonly bib: string; readonly owedSatang: Satang }): KitDoubt[] {
  return [...(owedSatang > 0 ? (["owed"] as const) : []), ...(bib === "" ? (["no_bib"] as const) : [])];
}

/**
 * The middle of some durations, ms; null: there are none. Somebody who went for coffee with a player on the screen changes it little.
 *
 * @example
 * medianMs([9_000, 600_000, 11_000]); // 11_000
 */
export function medianMs(durationsMs: readonly number[]): number | null {
  if (durationsMs.length === 0) return null;
  const sorted = durationsMs.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2);
}

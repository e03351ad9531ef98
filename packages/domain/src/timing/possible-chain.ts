import { type ChainPlan, leftAt } from "./chain-steps.ts";
import type { Presence } from "./group-reads.ts";
import { type Chain, longestChain } from "./longest-chain.ts";

/**
 * The longest chain in which nobody is too fast between any two points, not only between neighbours. The two differ
 * where the distance of a point in between is not known, as at a mat that is passed twice: the steps to it and from it
 * are possible, and both together are not. Then one of the two reads is left out, so that the longer chain remains, or
 * else the one that ends later.
 */
export function possibleChain(plan: ChainPlan, presences: readonly Presence[]): Chain {
  let chain = longestChain(plan, presences);
  let left = presences;
  for (let pair = tooFastPair(plan, chain); pair !== null; pair = tooFastPair(plan, chain)) {
    const without = pair.map((one) => left.filter((presence) => presence !== one)) as [Presence[], Presence[]];
    const chains = without.map((some) => longestChain(plan, some)) as [Chain, Chain];
    const better = isBetter(chains[0], chains[1]) ? 0 : 1;
    left = without[better];
    chain = chains[better];
  }
  return chain;
}

/** Two presences of a chain that are too close in time for the way between them; null when all is possible. */
function tooFastPair({ points, quickest }: ChainPlan, chain: Chain): [Presence, Presence] | null {
  for (let to = 0; to < chain.length; to++) {
    const later = chain[to];
    if (!later) continue;
    for (let from = 0; from < to; from++) {
      const earlier = chain[from];
      if (earlier && later.firstAt < leftAt(points[from]!, earlier) + quickest(from, to)) return [earlier, later];
    }
  }
  return null;
}

function isBetter(a: Chain, b: Chain): boolean {
  const lengthOf = (chain: Chain) => chain.filter((presence) => presence !== null).length;
  const endOf = (chain: Chain) => chain.findLast((presence) => presence !== null)?.firstAt ?? 0;
  return lengthOf(a) - lengthOf(b) > 0 || (lengthOf(a) === lengthOf(b) && endOf(a) > endOf(b));
}

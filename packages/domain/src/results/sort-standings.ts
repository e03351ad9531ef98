import { orderOfKeys } from "./order-of-keys.ts";
import type { Standing } from "./result.ts";

/** Indices of standings from the lowest key to the highest; equal keys keep their order. */
export function orderByKey(standings: readonly Standing[]): Uint32Array {
  return orderOfKeys(new Float64Array(standings.length).map((_, index) => standings[index]?.rankKey ?? Infinity));
}

/** Sorts standings by key, then by id. */
export function sortStandings(standings: readonly Standing[]): Standing[] {
  const byId = inOrderOfId(standings);
  return Array.from(orderByKey(byId), (index) => byId[index] as Standing);
}

function inOrderOfId(standings: readonly Standing[]): readonly Standing[] {
  const isInOrder = standings.every(({ id }, index) => index === 0 || (standings[index - 1]?.id ?? -1) < id);
  return isInOrder ? standings : standings.toSorted((a, b) => a.id - b.id);
}

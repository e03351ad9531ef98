import { orderOfKeys } from "./order-of-keys.ts";
import type { Standing } from "./result.ts";

/** Sorts standings by key, then by id. */
export function sortStandings(standings: readonly Standing[]): Standing[] {
  const byId = inOrderOfId(standings);
  const keys = Float64Array.from(byId, ({ rankKey }) => rankKey);
  return Array.from(orderOfKeys(keys), (index) => byId[index] as Standing);
}

function inOrderOfId(standings: readonly Standing[]): readonly Standing[] {
  const isInOrder = standings.every(({ id }, index) => index === 0 || (standings[index - 1]?.id ?? -1) < id);
  return isInOrder ? standings : standings.toSorted((a, b) => a.id - b.id);
}

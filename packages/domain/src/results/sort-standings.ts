import { orderOfKeys } from "./order-of-keys.ts";
import type { Standing } from "./result.ts";

/** The number that sorts standings. */
export type KeyOf = (standing: Standing) => number;

const rankKeyOf: KeyOf = ({ rankKey }) => rankKey;

/** Indices of standings from the lowest key to the highest; equal keys keep their order. */
export function orderByKey(standings: readonly Standing[], keyOf: KeyOf = rankKeyOf): Uint32Array {
  return orderOfKeys(
    new Float64Array(standings.length).map((_, index) => {
      const standing = standings[index];
      return standing === undefined ? Infinity : keyOf(standing);
    }),
  );
}

/** Sorts standings by key, then by id. */
export function sortStandings(standings: readonly Standing[], keyOf: KeyOf = rankKeyOf): Standing[] {
  const byId = inOrderOfId(standings);
  return Array.from(orderByKey(byId, keyOf), (index) => byId[index] as Standing);
}

function inOrderOfId(standings: readonly Standing[]): readonly Standing[] {
  const isInOrder = standings.every(({ id }, index) => index === 0 || (standings[index - 1]?.id ?? -1) < id);
  return isInOrder ? standings : standings.toSorted((a, b) => a.id - b.id);
}

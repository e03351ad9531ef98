import type { ChosenAddOn } from "@time-event/domain/add-ons/chosen-add-ons";
import type { StockRow } from "../add-ons/add-ons.queries.ts";
import type { WholeFields } from "./entries.types.ts";

type Choosing = Pick<WholeFields, "addOns" | "withdrawnAt">;

/** The add-ons of an event while its entries are being changed: each that one takes leaves one fewer. */
export interface StockLeft {
  /** The add-ons of which there are not enough for an entry to become so. */
  missing(before: Choosing | undefined, after: Choosing): number[];
  /** An entry has become so. */
  move(before: Choosing | undefined, after: Choosing): void;
}

/** @param stored locked: orders take nothing meanwhile */
export function createStockLeft(stored: readonly StockRow[]): StockLeft {
  const left = new Map(
    stored.map(({ addOn, option, stock, taken }) => [`${addOn} ${option}`, (stock ?? Infinity) - taken]),
  );

  return {
    missing: (before, after) => {
      const short = [...changesOf(before, after)].filter(
        ([key, change]) => change > 0 && change > (left.get(key) ?? 0),
      );
      return [...new Set(short.map(([key]) => Number(key.split(" ", 1)[0])))];
    },
    move: (before, after) => {
      for (const [key, change] of changesOf(before, after)) left.set(key, (left.get(key) ?? 0) - change);
    },
  };
}

/** How many more of each counter; that of an add-on as a whole has no option. Whoever has no place has no add-ons. */
function changesOf(before: Choosing | undefined, after: Choosing): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  const add = ({ addOn, option, quantity }: ChosenAddOn, sign: 1 | -1) => {
    for (const each of new Set(["", option])) {
      const key = `${addOn} ${each}`;
      changes.set(key, (changes.get(key) ?? 0) + sign * quantity);
    }
  };
  const takenBy = (who: Choosing | undefined) => (who?.withdrawnAt === null ? who.addOns : []);
  for (const each of takenBy(before)) add(each, -1);
  for (const each of takenBy(after)) add(each, 1);
  return changes;
}

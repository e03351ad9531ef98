import type { ChosenAddOn } from "@time-event/domain/add-ons/chosen-add-ons";
import type { Tx } from "../../db/connection.ts";
import { changeStockTaken } from "./stock.repository.ts";

/**
 * Takes what is chosen instead of what was had. Rows are locked in one order, so that two transactions never wait for
 * each other; what changes nothing locks nothing.
 * @returns the choices of which there is not enough: then the caller must undo the transaction
 */
export async function exchangeStock(
  tx: Tx,
  had: readonly ChosenAddOn[],
  chosen: readonly ChosenAddOn[],
): Promise<Pick<ChosenAddOn, "addOn" | "option">[]> {
  const missing = [];
  for (const { addOn, option, change } of changesOf(had, chosen)) {
    if (!(await changeStockTaken(tx, addOn, option, change))) missing.push({ addOn, option });
  }
  return missing;
}

interface StockChange {
  readonly addOn: number;
  readonly option: string;
  readonly change: number;
}

/** By how much each counter changes; the counter of a whole add-on has the option "". */
function changesOf(had: readonly ChosenAddOn[], chosen: readonly ChosenAddOn[]): StockChange[] {
  const changes = new Map<string, StockChange>();
  const add = (addOn: number, option: string, change: number) => {
    const key = `${addOn} ${option}`;
    changes.set(key, { addOn, option, change: (changes.get(key)?.change ?? 0) + change });
  };
  const addAll = (each: ChosenAddOn, sign: 1 | -1) => {
    for (const option of new Set(["", each.option])) add(each.addOn, option, sign * each.quantity);
  };
  for (const each of had) addAll(each, -1);
  for (const each of chosen) addAll(each, 1);
  return [...changes.values()]
    .filter(({ change }) => change !== 0)
    .toSorted((one, other) => one.addOn - other.addOn || (one.option < other.option ? -1 : 1));
}

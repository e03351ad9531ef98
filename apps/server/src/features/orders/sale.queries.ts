import type { AddOn } from "@time-event/contract/add-ons";
import type { Db, Tx } from "../../db/connection.ts";
import { loadAddOns } from "../add-ons/add-ons.queries.ts";
import { loadCategories, type StoredCategory } from "../categories/categories.queries.ts";

/** What an event sells. */
export interface Sale {
  readonly categories: readonly StoredCategory[];
  readonly addOns: readonly AddOn[];
}

export async function loadSale(db: Db | Tx, eventId: number): Promise<Sale> {
  return { categories: await loadCategories(db, eventId), addOns: await loadAddOns(db, eventId) };
}

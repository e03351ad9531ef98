import type { Tx } from "../../db/connection.ts";
import { insertCategoryRow, insertFeeTierRows } from "./categories.repository.ts";

type TierColumns = Omit<Parameters<typeof insertFeeTierRows>[1][number], "eventId" | "categoryId">;

/** Stores a category that comes whole, with its fees; gives its id. */
export async function importCategory(
  tx: Tx,
  columns: Parameters<typeof insertCategoryRow>[1],
  feeTiers: readonly TierColumns[],
): Promise<number> {
  const categoryId = await insertCategoryRow(tx, columns);
  await insertFeeTierRows(
    tx,
    feeTiers.map((tier) => ({ ...tier, eventId: columns.eventId, categoryId })),
  );
  return categoryId;
}

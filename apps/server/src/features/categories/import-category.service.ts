import type { Tx } from "../../db/connection.ts";
import { insertCategoryRow, insertFeeTierRows } from "./categories.repository.ts";

type TierColumns = Omit<Parameters<typeof insertFeeTierRows>[1][number], "eventId" | "categoryId">;

/** Stores an imported category with its fees; returns its id. */
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

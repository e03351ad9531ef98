import type { Tx } from "../../db/connection.ts";
import { insertAddOnRow, insertOptionRows } from "./add-ons.repository.ts";

type OptionColumns = Omit<Parameters<typeof insertOptionRows>[1][number], "addOnId">;

/** Stores an imported add-on with its options. */
export async function importAddOn(
  tx: Tx,
  columns: Parameters<typeof insertAddOnRow>[1],
  options: readonly OptionColumns[],
): Promise<void> {
  const addOnId = await insertAddOnRow(tx, columns);
  await insertOptionRows(
    tx,
    options.map((option) => ({ ...option, addOnId })),
  );
}

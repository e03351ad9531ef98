import type { Tx } from "../../db/connection.ts";
import { insertKitSteps, type NewKitStep } from "./kits.repository.ts";

/** A kit that was handed out before the product knew of it. */
export interface HandedOutBefore extends Omit<NewKitStep, "reason"> {
  readonly entryId: number;
}

/** Notes kits that are out already, of entries whose kits nothing is noted of. */
export async function importKits(tx: Tx, eventId: number, kits: readonly HandedOutBefore[]): Promise<void> {
  const steps = kits.map(({ entryId, ...note }) => ({ entryId, after: 0, ...note, reason: "" }));
  await insertKitSteps(tx, eventId, steps);
}

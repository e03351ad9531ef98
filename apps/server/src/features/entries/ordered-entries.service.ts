import type { Tx } from "../../db/connection.ts";
import { beginResults, judgeAndStore } from "../results/results.service.ts";
import { insertEntries } from "./entries.repository.ts";
import type { EntryFields } from "./entries.types.ts";

/** What an order says of an entry. The race decides the rest later: bib, chip, what an official rules. */
export interface OrderedEntry extends Omit<
  EntryFields,
  "bib" | "startsAt" | "chip" | "givenAge" | "ruledStatus" | "withdrawnAt" | "withdrawnReason"
> {
  /** Which of the order's entries it was. */
  readonly orderEntryId: number;
}

/**
 * Takes the version of the event's results, which comes before the places in the order of locks, and returns what stores
 * the entries of a confirmed order. Announce the results after the commit.
 */
export async function beginEntering(
  tx: Tx,
  eventId: number,
): Promise<
  (order: { readonly id: number; readonly reference: string }, ordered: readonly OrderedEntry[]) => Promise<void>
> {
  const { version, rules } = await beginResults(tx, eventId);
  return async ({ id: orderId, reference }, ordered) => {
    const entries = ordered.map((entry) => ({
      ...entry,
      bib: "",
      startsAt: null,
      chip: null,
      givenAge: null,
      ruledStatus: null,
      withdrawnAt: null,
      withdrawnReason: "",
    }));
    const origin = { source: "order", sourceFile: "", changedBy: reference, orderId } as const;
    await judgeAndStore(tx, rules, version, await insertEntries(tx, eventId, entries, origin));
  };
}

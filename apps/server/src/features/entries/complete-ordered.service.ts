import type { Db, Tx } from "../../db/connection.ts";
import { beginResults, judgeAndStore, tellOfEntries } from "../results/results.service.ts";
import { findEnteredPerson, type RacePerson } from "./entry-records.queries.ts";
import { patchEntries } from "./entries.repository.ts";
import type { EntryFields } from "./entries.types.ts";

interface OrderedPerson {
  readonly orderEntryId: number;
  readonly person: RacePerson;
}

/** Is a person in the race by an entry of an order, neither withdrawn, removed nor replaced by somebody else? */
export async function isEntered(db: Db | Tx, { orderEntryId, person }: OrderedPerson): Promise<boolean> {
  return (await findEnteredPerson(db, orderEntryId, person)) !== undefined;
}

/**
 * Changes texts of the entry that a person has by an order. Lock the order before, and announce the results after the commit.
 * @returns false, with nothing changed: that person is not in the race any more
 */
export async function completeOrdered(
  tx: Tx,
  { eventId, orderEntryId, person, by }: OrderedPerson & { readonly eventId: number; readonly by: string },
  texts: Partial<Omit<EntryFields, "categoryId" | "chip" | "team">>,
): Promise<boolean> {
  // nobody replaces the person from here on
  const { version, rules } = await beginResults(tx, eventId);
  const id = await findEnteredPerson(tx, orderEntryId, person);
  if (id === undefined) return false;
  if (Object.keys(texts).length === 0) return true;
  await patchEntries(tx, by, [{ id, patch: texts }]);
  await judgeAndStore(tx, rules, version, [id]);
  await tellOfEntries(tx, eventId, version, { shown: [id] });
  return true;
}

import type { Db, Tx } from "../../db/connection.ts";
import { beginResults, judgeAndStore, tellOfEntries } from "../results/results.service.ts";
import { enteredPersons, type RacePerson } from "./entry-records.queries.ts";
import { patchEntries } from "./entries.repository.ts";
import type { EntryFields } from "./entries.types.ts";

interface OrderedPerson {
  readonly orderEntryId: number;
  readonly person: RacePerson;
}

/**
 * What a person is in the race by an entry of an order; undefined: withdrawn, removed or replaced by somebody else.
 * @returns the id of the entry of the race
 */
export async function findEntered(db: Db | Tx, ordered: OrderedPerson): Promise<number | undefined> {
  return (await loadEntered(db, [ordered.orderEntryId]))(ordered);
}

/**
 * The same for several. By who a person is, because entries are removed and given to others, so nobody can be found by
 * counting.
 */
export async function loadEntered(
  db: Db | Tx,
  orderEntryIds: readonly number[],
): Promise<(ordered: OrderedPerson) => number | undefined> {
  const persons = await enteredPersons(db, orderEntryIds);
  return ({ orderEntryId, person: { firstName, lastName, birthDate } }) => {
    const same = persons.filter(
      (each) =>
        each.orderEntryId === orderEntryId &&
        each.firstName === firstName &&
        each.lastName === lastName &&
        each.birthDate === birthDate,
    );
    // of two who are the same by all that is known, nobody can tell which one it is
    return same.length === 1 ? same[0]!.id : undefined;
  };
}

/**
 * Changes texts of the entry that a person has by an order. Lock the order before, and announce the results after the commit.
 * @returns false, with nothing changed: that person is not in the race any more
 */
export async function completeOrdered(
  tx: Tx,
  { eventId, by, ...ordered }: OrderedPerson & { readonly eventId: number; readonly by: string },
  texts: Partial<Omit<EntryFields, "categoryId" | "chip" | "team">>,
): Promise<boolean> {
  // nobody replaces the person from here on
  const { version, rules } = await beginResults(tx, eventId);
  const id = await findEntered(tx, ordered);
  if (id === undefined) return false;
  if (Object.keys(texts).length === 0) return true;
  await patchEntries(tx, by, [{ id, patch: texts }]);
  await judgeAndStore(tx, rules, version, [id]);
  await tellOfEntries(tx, eventId, version, { shown: [id] });
  return true;
}

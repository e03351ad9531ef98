import type { Tx } from "../../db/connection.ts";
import { changeUsed, deletePerson, deletePersons, insertPersons } from "./discount-codes.repository.ts";

/** An order's use of a code, and who is in the order. */
export interface CodeUse {
  readonly id: number;
  readonly oncePerPerson: boolean;
  readonly orderId: number;
  readonly persons: readonly string[];
}

export type CodeShortage = "code_used_up" | "code_used";

/**
 * Uses one code instead of another, or for other persons.
 * @returns why it cannot be used: then the caller must undo the transaction
 */
export async function exchangeCode(tx: Tx, had: CodeUse | null, wanted: CodeUse | null): Promise<CodeShortage | null> {
  const isSame = had?.id === wanted?.id;
  // in the order of ids, so that two transactions never wait for each other
  const changes = isSame
    ? []
    : [had && ({ ...had, change: -1 } as const), wanted && ({ ...wanted, change: 1 } as const)];
  for (const each of changes.filter((use) => use !== null).toSorted((one, other) => one.id - other.id)) {
    if (!(await changeUsed(tx, each.id, each.change))) return "code_used_up";
  }
  if (had) await deletePersons(tx, had.id, had.orderId);
  if (!wanted?.oncePerPerson) return null;
  const persons = [...new Set(wanted.persons)].toSorted();
  return (await insertPersons(tx, wanted.id, wanted.orderId, persons)) < persons.length ? "code_used" : null;
}

/** Forgets that somebody of an order has used a code: the code stays used. */
export async function forgetPersonOfCodes(tx: Tx, orderId: number, person: string): Promise<void> {
  await deletePerson(tx, orderId, person);
}

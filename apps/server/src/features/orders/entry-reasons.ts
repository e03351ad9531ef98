import { areAtTheSameTime, eligibilityProblems, type EligibilityProblem } from "@time-event/domain/orders/eligibility";
import type { OrderPlayer } from "@time-event/contract/orders";
import type { Tx } from "../../db/connection.ts";
import type { StoredCategory } from "../categories/categories.queries.ts";
import { findEntered, type OrderEvent } from "./orders.queries.ts";
import { personOf, toEntering } from "./players-of-form.ts";

interface Wanted {
  /** Undefined: a new entry of the order. */
  readonly id: number | undefined;
  readonly category: StoredCategory;
  readonly players: readonly OrderPlayer[];
}

interface EntryReason<Word extends string> {
  readonly path: string;
  readonly code: Word;
}

type Words = Exclude<EligibilityProblem["code"], "required"> | "already_entered";

/** Why an entry may not be in its category, as far as it is filled in. */
export async function reasonsAgainst(
  tx: Tx,
  event: OrderEvent,
  categories: readonly StoredCategory[],
  wanted: Wanted,
): Promise<EntryReason<Words>[]> {
  const found = eligibilityProblems(wanted.category, wanted.players.map(toEntering), event.startsOn);
  const broken = found.flatMap(({ path, code }) => (code === "required" ? [] : [{ path, code }]));
  return [...broken, ...(await doublesOf(tx, event, categories, wanted))];
}

/** The same for an entry that must be complete now. */
export async function reasonsAgainstComplete(
  tx: Tx,
  event: OrderEvent,
  categories: readonly StoredCategory[],
  wanted: Wanted,
): Promise<EntryReason<Words | "required">[]> {
  const { category, players } = wanted;
  // of an individual entry without a player, what is missing is the player
  const all = players.length > 0 ? players.map(toEntering) : [nobody];
  const found = eligibilityProblems(category, all, event.startsOn, { complete: true });
  return [...found, ...(await doublesOf(tx, event, categories, wanted))];
}

const nobody = { firstName: "", lastName: "", gender: null, birthDate: null };

/** Players who are in a race at the same time already, in this order or elsewhere. */
async function doublesOf(
  tx: Tx,
  event: OrderEvent,
  categories: readonly StoredCategory[],
  { id, category, players }: Wanted,
): Promise<EntryReason<"already_entered">[]> {
  const persons = players.flatMap((player, index) => {
    const who = personOf(player);
    return who ? [{ ...who, index }] : [];
  });
  const entered = await findEntered(tx, event.id, persons, id);
  const clashes = (categoryId: number) => {
    const other = categories.find((each) => each.id === categoryId);
    return other !== undefined && areAtTheSameTime(category, other);
  };
  return persons.flatMap(({ person, index }) => {
    const isElsewhere = entered.some((found) => found.person === person && clashes(found.categoryId));
    const isTwice = persons.some((other) => other.person === person && other.index < index);
    return isElsewhere || isTwice ? [{ path: `players.${index}.firstName`, code: "already_entered" as const }] : [];
  });
}

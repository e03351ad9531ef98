import { missingOfPerson } from "@time-event/domain/entries/asked-of-person";
import { answerProblems, type AnswerProblem } from "@time-event/domain/questions/answers";
import { choiceProblems, type ChoiceProblem } from "@time-event/domain/add-ons/chosen-add-ons";
import {
  areAtTheSameTime,
  eligibilityProblems,
  type EligibilityProblem,
  teamSizes,
} from "@time-event/domain/orders/eligibility";
import { isForLater } from "@time-event/domain/orders/member-parts";
import type { OrderPlayer } from "@time-event/contract/order-player";
import type { Tx } from "../../db/connection.ts";
import type { StoredCategory } from "../categories/categories.queries.ts";
import { unknownFiles } from "../answer-files/answer-files.service.ts";
import { loadMembers } from "./members/members.queries.ts";
import { isLinkOf } from "./members/own-place.ts";
import { findEntered, lockPersons } from "./entered-persons.queries.ts";
import type { OrderEvent } from "./orders.queries.ts";
import { marksOf, personOf, toEntering } from "./players-of-form.ts";
import type { StoredOrder } from "./orders.types.ts";
import type { Sale } from "./sale.queries.ts";

interface Wanted {
  /** Whose files the answers may name. Undefined: the order is not stored yet. */
  readonly orderId: number | undefined;
  /** Undefined: a new entry of the order. */
  readonly id: number | undefined;
  readonly category: StoredCategory;
  readonly players: readonly OrderPlayer[];
  /** How many places of a team are sold. */
  readonly places?: number;
}

interface EntryReason<Word extends string> {
  readonly path: string;
  readonly code: Word;
}

type ChosenWord = ChoiceProblem["code"] | AnswerProblem["code"];
type Words = Exclude<EligibilityProblem["code"] | ChosenWord, "required"> | "already_entered" | "held_by_order";

/** Why an entry may not be in its category, as far as it is filled in. */
export async function reasonsAgainst(
  tx: Tx,
  event: OrderEvent,
  sale: Sale,
  wanted: Wanted,
): Promise<EntryReason<Words>[]> {
  const { category, players } = wanted;
  const found = [
    ...eligibilityProblems(category, players.map(toEntering), event.startsOn),
    ...choicesAgainst(sale, wanted, { complete: false }),
  ];
  const broken = found.flatMap(({ path, code }) => (code === "required" ? [] : [{ path, code }]));
  return [
    ...broken,
    ...(await unknownFiles(tx, wanted.orderId, players)),
    ...(await doublesOf(tx, event, sale.categories, wanted)),
  ];
}

type OfContact = Pick<StoredOrder, "contact" | "entries">;

/**
 * The same for an entry that must be complete now.
 * @param order whose contact has given links to members; undefined: nobody has a link yet
 */
export async function reasonsAgainstComplete(
  tx: Tx,
  event: OrderEvent,
  sale: Sale,
  wanted: Wanted,
  order?: OfContact,
): Promise<EntryReason<Words | "required">[]> {
  const { players } = wanted;
  const fillIn = order ? await positionsWhoFillIn(tx, wanted, order) : [];
  const isForMember = ({ path, code }: EntryReason<Words | "required">) => {
    const [, position, field = ""] = /^players\.(\d+)\.(.+)$/.exec(path) ?? [];
    return code === "required" && isForLater(field) && fillIn.includes(Number(position));
  };
  return [
    // who has a link of their own fills the rest in later
    ...againstComplete(event, sale, wanted).filter((reason) => !isForMember(reason)),
    ...(await unknownFiles(tx, wanted.orderId, players)),
    ...(await doublesOf(tx, event, sale.categories, wanted)),
  ];
}

/**
 * Players to whom the contact has left the rest: another person than the contact, by a link that opens. The only runner of an
 * order is nobody else, and a contact without an e-mail address could not be asked for what stays missing.
 */
async function positionsWhoFillIn(
  tx: Tx,
  { id, players }: Wanted,
  { contact, entries }: OfContact,
): Promise<readonly number[]> {
  const others = entries.filter((each) => each.id !== id).flatMap((each) => each.players);
  if (id === undefined || contact.email === "" || players.length + others.length < 2) return [];
  const own = (await loadMembers(tx, [id])).filter(({ person, position }) => {
    return isLinkOf({ person }, { players }, position) && !isSameName(person, contact.name);
  });
  return own.map(({ position }) => position);
}

function againstComplete(
  event: Pick<OrderEvent, "startsOn">,
  sale: Sale,
  { category, players, places = 1 }: Pick<Wanted, "category" | "players" | "places">,
): EntryReason<Words | "required">[] {
  // what a place without a player lacks is the player: a team keeps every place that it pays for
  const lacking = Math.max(0, (category.entryKind === "team" ? places : 1) - players.length);
  const all = [...players.map(toEntering), ...Array.from({ length: lacking }, () => nobody)];
  return [
    ...eligibilityProblems(category, all, event.startsOn, { complete: true }),
    ...players.flatMap((player, index) =>
      missingOfPerson(player, sale.asked).map(({ path, code }) => ({ path: `players.${index}.${path}`, code })),
    ),
    ...choicesAgainst(sale, { category, players }, { complete: true }),
  ];
}

/** What is still to be filled in, player by player: `phone`, `answers.7`. */
export function missingByPlayer(
  event: Pick<OrderEvent, "startsOn">,
  sale: Sale,
  wanted: Pick<Wanted, "category" | "players">,
): readonly (readonly string[])[] {
  const missing = againstComplete(event, sale, wanted).filter(({ code }) => code === "required");
  return wanted.players.map((_, index) =>
    missing.flatMap(({ path }) => (path.startsWith(`players.${index}.`) ? path.slice(`players.${index}.`.length) : [])),
  );
}

/** What is wrong with what each player has chosen and answered. */
export function choicesAgainst(
  { addOns, questions }: Sale,
  { category, players }: Pick<Wanted, "category" | "players">,
  { complete }: { readonly complete: boolean },
): EntryReason<ChosenWord>[] {
  const chooser = { per: "entry", categoryIds: [category.id], complete } as const;
  return players.flatMap((player, index) =>
    [
      ...choiceProblems(addOns, player.addOns, chooser),
      ...answerProblems(questions, category.id, player.answers, { complete }),
    ].map(({ path, code }) => ({ path: `players.${index}.${path}`, code })),
  );
}

const nobody = { firstName: "", lastName: "", gender: null, birthDate: null };

/** What is wrong with what is chosen once for the whole order. As long as it has no entry, every add-on may fit. */
export function reasonsAgainstWhole(
  { categories, addOns }: Sale,
  order: Pick<StoredOrder, "entries" | "addOns">,
): EntryReason<Exclude<ChoiceProblem["code"], "required">>[] {
  const entered = order.entries.map(({ categoryId }) => categoryId);
  const categoryIds = entered.length > 0 ? entered : categories.map(({ id }) => id);
  const found = choiceProblems(addOns, order.addOns, { per: "registration", categoryIds });
  return found.flatMap(({ path, code }) => (code === "required" ? [] : [{ path, code }]));
}

/** Players who are in a race at the same time already, in this order or elsewhere. */
async function doublesOf(
  tx: Tx,
  event: OrderEvent,
  categories: readonly StoredCategory[],
  { id, orderId, category, players }: Wanted,
): Promise<EntryReason<"already_entered" | "held_by_order">[]> {
  const persons = players.flatMap((player, index) => {
    const who = personOf(player);
    return who ? [{ ...who, index }] : [];
  });
  // a form with one name under many birth dates, or with more players than may be, asks for what it may not know
  const namesakes = persons.filter(({ person, name }, at) =>
    persons.slice(0, at).some((other) => other.person !== person && isSameName(other.name, name)),
  );
  if (players.length > teamSizes(category).largest || namesakes.length > 0) {
    return namesakes.map(({ index }) => ({ path: `players.${index}.firstName`, code: "already_entered" }));
  }
  const entered = await findEntered(tx, event.id, players, id);
  const clashes = (categoryId: number) => {
    const other = categories.find((each) => each.id === categoryId);
    return other !== undefined && areAtTheSameTime(category, other);
  };
  const marks = players.map(marksOf);
  return marks.flatMap((own, index) => {
    const reasons = own.flatMap(({ field, person }) => {
      const elsewhere = entered.filter((found) => found.person === person && clashes(found.categoryId));
      const isTwice = marks.slice(0, index).some((others) => others.some((other) => other.person === person));
      if (elsewhere.length === 0 && !isTwice) return [];
      // a place that is not paid may come back, and its order can be opened by its private link
      const isOnlyHeld = !isTwice && elsewhere.every((found) => found.heldBy !== null && found.heldBy !== orderId);
      return [{ path: `players.${index}.${field}`, code: isOnlyHeld ? "held_by_order" : "already_entered" } as const];
    });
    // the same person by name and number is told once
    return reasons.slice(0, 1);
  });
}

interface Entering {
  readonly eventId: number;
  readonly entries: readonly { readonly players: readonly OrderPlayer[] }[];
}

/** Locks everybody in these orders, before the rules of each entry are asked for. */
export async function lockPlayers(tx: Tx, orders: readonly Entering[]): Promise<void> {
  const persons = orders.flatMap(({ eventId, entries }) =>
    entries.flatMap(({ players }) =>
      players.flatMap((player) => marksOf(player).map(({ person }) => ({ eventId, person }))),
    ),
  );
  await lockPersons(tx, persons);
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

import type { OrderPlayer } from "@time-event/contract/order-player";
import { readBirthDateCell } from "@time-event/domain/entries/birth-date-cell";
import { tidyNumbers, withoutUnasked } from "@time-event/domain/entries/asked-of-person";
import { entryProblems, type TypedProblem } from "@time-event/domain/entries/entry-problems";
import { phoneProblems, tidyPhones } from "@time-event/domain/entries/phone-number";
import { tidyText } from "@time-event/domain/entries/tidy-text";
import { tidyChoice } from "@time-event/domain/add-ons/chosen-add-ons";
import { tidyAnswers } from "@time-event/domain/questions/answers";
import type { EnteringPlayer } from "@time-event/domain/orders/eligibility";
import { fullName } from "@time-event/domain/entries/full-name";
import { personKey } from "@time-event/domain/entries/person-key";
import type { StoredCategory } from "../categories/categories.queries.ts";
import type { OrderEvent } from "./orders.queries.ts";
import type { Sale } from "./sale.queries.ts";

type TypedWord = Exclude<TypedProblem["code"], "required"> | "bad_phone";

interface Form {
  readonly event: Pick<OrderEvent, "startsOn">;
  readonly sale: Pick<Sale, "questions" | "asked">;
  readonly category: Pick<StoredCategory, "id">;
}

/** Players as they are stored, and what is wrong with what was typed. An empty field is not wrong yet. */
export function playersOfForm(
  typed: readonly OrderPlayer[],
  { event, sale, category }: Form,
): { readonly players: OrderPlayer[]; readonly problems: { readonly path: string; readonly code: TypedWord }[] } {
  const tidied = typed.map((player) => tidyPhones(tidyNumbers(withoutUnasked(withTidyTexts(player), sale.asked))));
  const problems = tidied.flatMap(({ gender: _gender, addOns: _addOns, answers: _answers, ...player }, index) =>
    [
      // the category has a rule of its own
      ...entryProblems({ ...player, category: "chosen" }, event.startsOn, sale.asked),
      ...phoneProblems(player),
    ].flatMap(({ path, code }) => (code === "required" ? [] : [{ path: `players.${index}.${path}`, code }])),
  );
  const players = tidied.map((player) => ({
    ...player,
    birthDate: readBirthDateCell(player.birthDate) ?? "",
    addOns: tidyChoice(player.addOns),
    answers: tidyAnswers(sale.questions, category.id, player.answers) as OrderPlayer["answers"],
  }));
  return { players, problems };
}

function withTidyTexts(player: OrderPlayer): OrderPlayer {
  const fields = Object.entries(player);
  return Object.fromEntries(
    fields.map(([field, value]) => [field, typeof value === "string" ? tidyText(value) : value]),
  ) as OrderPlayer;
}

/** The part of a player that the rules of a category look at. */
export function toEntering({ firstName, lastName, gender, birthDate }: OrderPlayer): EnteringPlayer {
  return { firstName, lastName, gender, birthDate: birthDate || null };
}

/** Who a player is, as far as two entries can be compared; undefined: not enough is filled in. */
export function personOf({ firstName, lastName, birthDate }: OrderPlayer) {
  const name = fullName({ firstName, lastName });
  if (name === "" || birthDate === "") return undefined;
  return { person: personKey(name, birthDate), name, birthDate };
}

/** The numbers by which one person is known, however the name is written. */
const numberFields = ["nationalId", "passport"] as const;

/** What a player is known by, each with the field that says so. */
export interface Mark {
  readonly field: "firstName" | (typeof numberFields)[number];
  readonly person: string;
}

/** Everything by which two entries of one person can be told: name with birth date, and the numbers of documents. */
export function marksOf(player: OrderPlayer): readonly Mark[] {
  const who = personOf(player);
  return [
    ...(who ? [{ field: "firstName", person: who.person } as const] : []),
    ...numberFields.flatMap((field) => (player[field] === "" ? [] : [{ field, person: `${field} ${player[field]}` }])),
  ];
}

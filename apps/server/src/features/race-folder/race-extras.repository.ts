import { toJson } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import type { RaceAddOn, RaceQuestion } from "./race-folder.types.ts";

/** Stores what an event sells, in this order. */
export async function insertRaceAddOns(tx: Tx, eventId: number, addOns: readonly RaceAddOn[]): Promise<void> {
  for (const [position, { name, description, options, ...columns }] of addOns.entries()) {
    const { id } = await tx
      .insertInto("addOns")
      .values({
        ...columns,
        eventId,
        position,
        nameTh: name.th,
        nameEn: name.en,
        descriptionTh: description.th,
        descriptionEn: description.en,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const rows = options.map(({ code, name: optionName, stock }, optionPosition) => ({
      addOnId: id,
      code,
      position: optionPosition,
      nameTh: optionName.th,
      nameEn: optionName.en,
      stock,
    }));
    if (rows.length > 0) await tx.insertInto("addOnOptions").values(rows).execute();
  }
}

/** Stores what an event asks, in this order; a category that it does not have is asked nothing. */
export async function insertRaceQuestions(
  tx: Tx,
  eventId: number,
  questions: readonly RaceQuestion[],
  categoryIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = questions.map(({ kind, label, help, options, required, categories }, position) => ({
    eventId,
    position,
    kind,
    required,
    labelTh: label.th,
    labelEn: label.en,
    helpTh: help.th,
    helpEn: help.en,
    options: toJson(options),
    categoryIds: categories && categories.flatMap((code) => categoryIds.get(code) ?? []),
  }));
  if (rows.length > 0) await tx.insertInto("questions").values(rows).execute();
}

import { textFields } from "@time-event/domain/entries/entry-fields";
import { ageForClass } from "@time-event/domain/eligibility/age";
import type { Tx } from "../../db/connection.ts";
import { beginResults, judgeAndStore, tellOfEntries } from "../results/results.service.ts";
import { forgetExtra, patchEntries } from "./entries.repository.ts";
import type { EntryPatch } from "./entries.types.ts";
import { forgetBatchRows } from "./entry-batches.repository.ts";
import { loadEntries } from "./entry-records.queries.ts";

/** What a race needs of whoever ran: its results stay true without a name. */
const kept: ReadonlySet<string> = new Set(["bib", "chip", "team", "division", "shirtSize"]);
const blank = Object.fromEntries(
  textFields.filter((field) => !kept.has(field)).map((field) => [field, ""]),
) as EntryPatch;

/** Stands where a name was. */
export const erasedName = "—";

/**
 * Erases who some entries of an event are. The age by which they are classed stays instead of the birth date, and the nationality
 * where a ranking asks for it, so no rank changes. Undoing an earlier change of many does not bring anything back. Announce the results after the commit.
 */
export async function eraseEntries(tx: Tx, eventId: number, ids: readonly number[], username: string): Promise<void> {
  if (ids.length === 0) return;
  const { version, rules } = await beginResults(tx, eventId);
  const entries = await loadEntries(tx, eventId, ids);
  const patches = entries.map((entry) => {
    const { ageOn = "eventDay", rankings = [] } = rules.categories.get(entry.categoryId) ?? {};
    const isRankedByNation = rankings.some((ranking) => ranking.nationality !== "any");
    const nationality = isRankedByNation ? entry.nationality : "";
    const givenAge = ageForClass(ageOn, entry, rules.startsOn);
    const unnamed = { ...blank, nationality, firstName: erasedName, birthDate: null, givenAge };
    const patch = { ...unnamed, withdrawnReason: "", answers: {} };
    return { id: entry.id, patch };
  });
  await patchEntries(tx, username, patches);
  await forgetExtra(tx, ids);
  await forgetBatchRows(tx, ids);
  await judgeAndStore(tx, rules, version, ids);
  await tellOfEntries(tx, eventId, version, { shown: ids });
}

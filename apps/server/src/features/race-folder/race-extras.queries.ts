import type { Tx } from "../../db/connection.ts";
import { loadAddOns } from "../add-ons/add-ons.queries.ts";
import { loadCategoryNames } from "../events/category-names.queries.ts";
import { loadPlacePools } from "../place-pools/place-pools.queries.ts";
import { loadQuestions } from "../questions/questions.queries.ts";
import { loadWaves } from "../waves/waves.queries.ts";
import type { RaceAddOn, RacePool, RaceQuestion, RaceWave } from "./race-folder.types.ts";

/** An event's add-ons in the form of race.json. */
export async function loadRaceAddOns(tx: Tx, eventId: number): Promise<RaceAddOn[]> {
  const codeOf = new Map((await loadCategoryNames(tx, eventId)).map(({ id, code }) => [id, code]));
  const addOns = await loadAddOns(tx, eventId);
  return addOns.map(({ name, description, priceSatang, per, stock, needsShipping, options, ...rule }) => {
    const { required, most, categoryIds } = rule;
    const shown = { name, description, priceSatang, per, stock, needsShipping, options };
    return {
      ...shown,
      ...(required && { required }),
      ...(most > 1 && { most }),
      ...(categoryIds && { categories: categoryIds.map((id) => codeOf.get(id)!) }),
    };
  });
}

/** An event's questions in the form of race.json. */
export async function loadRaceQuestions(tx: Tx, eventId: number): Promise<RaceQuestion[]> {
  const codeOf = new Map((await loadCategoryNames(tx, eventId)).map(({ id, code }) => [id, code]));
  const questions = await loadQuestions(tx, eventId);
  return questions.map(({ kind, label, help, options, required, categoryIds, askedIf }) => {
    const other = questions.findIndex(({ id }) => id === askedIf?.question);
    return {
      kind,
      label,
      help,
      options,
      required,
      categories: categoryIds && categoryIds.map((id) => codeOf.get(id)!),
      ...(askedIf && other !== -1 && { askedIf: { question: other + 1, answers: askedIf.answers } }),
    };
  });
}

/** The places that an event's categories share, in the form of race.json. */
export async function loadRacePools(tx: Tx, eventId: number): Promise<RacePool[]> {
  const codeOf = new Map((await loadCategoryNames(tx, eventId)).map(({ id, code }) => [id, code]));
  return (await loadPlacePools(tx, eventId)).map(({ name, capacity, categoryIds }) => ({
    name,
    capacity,
    ...(categoryIds && { categories: categoryIds.map((id) => codeOf.get(id)!) }),
  }));
}

/** The same of the waves, by the id of their category. */
export async function loadRaceWaves(tx: Tx, eventId: number): Promise<ReadonlyMap<number, RaceWave[]>> {
  const waves = new Map<number, RaceWave[]>();
  for (const { categoryId, name, startsAt, capacity } of await loadWaves(tx, eventId)) {
    waves.set(categoryId, [...(waves.get(categoryId) ?? []), { name, startsAt, capacity }]);
  }
  return waves;
}

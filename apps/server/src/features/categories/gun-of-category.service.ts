import { categoryProblems } from "@time-event/domain/category/category-problems";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { checkpointsByCode, loadCategories, loadCoursePoints, type StoredCategory } from "./categories.queries.ts";
import { setGun } from "./categories.repository.ts";

/** Stores that the guns of categories were fired. The caller judges their results again. */
export async function fireCategories(
  tx: Tx,
  ids: readonly number[],
  gunAt: InstantMs,
  by: { readonly by: string; readonly now: InstantMs },
): Promise<void> {
  await setGun(tx, ids, gunAt, by);
}

/** Would one of the categories have a problem with this gun, its own or that of a wave, that it does not have now? */
export async function wouldBreakRules(
  tx: Tx,
  eventId: number,
  guns: readonly { readonly categoryId: number; readonly gunAt: InstantMs }[],
  at: InstantMs,
): Promise<boolean> {
  const all = await loadCategories(tx, eventId);
  const checkpoints = checkpointsByCode(await loadCoursePoints(tx, eventId));
  const problemsOf = (category: StoredCategory, gunAt: InstantMs) => {
    const others = all.filter(({ id }) => id !== category.id);
    return categoryProblems({ ...category, gunAt }, { isDraft: false, checkpoints, others }).length;
  };
  return guns.some(({ categoryId, gunAt }) => {
    const category = all.find(({ id }) => id === categoryId)!;
    return problemsOf(category, at) > problemsOf(category, gunAt);
  });
}

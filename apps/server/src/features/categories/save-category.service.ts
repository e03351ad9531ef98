import { isDeepStrictEqual } from "node:util";
import { categoryDelete, categorySave } from "@time-event/contract/categories";
import type { BodyOf } from "@time-event/contract/endpoint";
import { type CategoryDefinition, toCategory } from "@time-event/domain/category/category-definition";
import { categoryProblems } from "@time-event/domain/category/category-problems";
import { InvalidInput, Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { deleteEdited, saveEdited } from "../audit/edit.service.ts";
import { lockEvent } from "../events/event-days.queries.ts";
import { forgetCategory } from "../questions/questions.service.ts";
import { announceResults, applyNewRules } from "../results/results.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import {
  checkpointsByCode,
  hasEntries,
  loadCategories,
  loadCoursePoints,
  type StoredCategory,
} from "./categories.queries.ts";
import { deleteCategory, insertCategory, updateCategory } from "./categories.repository.ts";

type Body = BodyOf<typeof categorySave>;

const subject = ({ id, name }: StoredCategory) => ({ kind: "category", id, name: name.th });

/**
 * Adds or changes a category. When results follow from what changed they are judged again in the same transaction, and
 * everybody who watches them is told.
 * @throws NotFound, EditConflict, InvalidInput by the rules of categories, Refused `capacity_below_entered`
 */
export async function saveCategory(db: Db, { eventId, id, revision, ...form }: Body, caller: StaffCaller) {
  const definition = withoutTeam(form);
  let judged: number | null = null;
  const saved = await saveEdited(db, caller, {
    action: categorySave.name,
    eventId,
    revision,
    subject,
    load: async (tx) => {
      await lockEvent(tx, eventId);
      return id === null ? undefined : findCategory(tx, eventId, id);
    },
    refusals: async (tx, before) => {
      await checkRules(tx, eventId, id, definition);
      const { capacity } = definition;
      const isLowered = capacity !== null && capacity !== before?.capacity;
      return isLowered && capacity < (before?.entered ?? 0) ? ["capacity_below_entered"] : [];
    },
    store: async (tx, before) => {
      const stored = before?.id ?? (await insertCategory(tx, eventId, definition, caller.username));
      if (before) await updateCategory(tx, eventId, before.id, definition, caller.username);
      if (!before || changesResults(before, definition)) {
        judged = await applyNewRules(tx, eventId, before ? [before.id] : []);
      }
      return (await findCategory(tx, eventId, stored))!;
    },
  });
  if (judged !== null) await announceResults(db, eventId);
  return { data: { id: saved.id, revision: saved.revision, judged: judged ?? 0 }, meta: {} };
}

/**
 * Removes a category that nobody has entered.
 * @throws NotFound, EditConflict, Refused `category_has_entries`
 */
export async function removeCategory(
  db: Db,
  { eventId, id, revision }: BodyOf<typeof categoryDelete>,
  caller: StaffCaller,
) {
  await deleteEdited(db, caller, {
    action: categoryDelete.name,
    eventId,
    revision,
    subject,
    load: async (tx) => {
      await lockEvent(tx, eventId);
      return findCategory(tx, eventId, id);
    },
    check: async (tx) => {
      if (await hasEntries(tx, eventId, id)) throw new Refused(["category_has_entries"]);
    },
    remove: async (tx) => {
      await forgetCategory(tx, eventId, id);
      await deleteCategory(tx, eventId, id);
      await applyNewRules(tx, eventId, []);
    },
  });
  await announceResults(db, eventId);
  return { data: null, meta: {} };
}

export async function findCategory(db: Db | Tx, eventId: number, id: number): Promise<StoredCategory | undefined> {
  return (await loadCategories(db, eventId)).find((category) => category.id === id);
}

async function checkRules(tx: Tx, eventId: number, id: number | null, definition: CategoryDefinition): Promise<void> {
  const others = (await loadCategories(tx, eventId)).filter((other) => other.id !== id);
  const problems = categoryProblems(definition, {
    checkpoints: checkpointsByCode(await loadCoursePoints(tx, eventId)),
    others,
  });
  if (problems.length > 0) throw new InvalidInput(problems.map(({ path, code }) => ({ path, code })));
}

/** Nobody asks for the size of one person's team. */
function withoutTeam(form: CategoryDefinition): CategoryDefinition {
  if (form.entryKind !== "individual") return form;
  return { ...form, teamMix: "any", teamSmallest: null, teamLargest: null };
}

function changesResults(before: CategoryDefinition, after: CategoryDefinition): boolean {
  return !isDeepStrictEqual(toCategory(before), toCategory(after));
}

import { isDeepStrictEqual } from "node:util";
import { categoryDelete, categorySave } from "@time-event/contract/categories";
import type { BodyOf } from "@time-event/contract/endpoint";
import { type CategoryDefinition, toCategory } from "@time-event/domain/category/category-definition";
import type { EventState } from "@time-event/domain/event-state/event-states";
import { categoryProblems } from "@time-event/domain/category/category-problems";
import { Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { lockPlaces } from "../places/places.queries.ts";
import { forgetCategory as forgetInAddOns } from "../add-ons/add-ons.service.ts";
import { forgetCategory as forgetInCodes } from "../discount-codes/discount-codes.service.ts";
import { forgetCategory as forgetInPools } from "../place-pools/place-pools.service.ts";
import { forgetCategory as forgetInQuestions } from "../questions/questions.service.ts";
import { announceResults, applyNewRules } from "../results/results.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import {
  checkpointsByCode,
  findCategory,
  hasEntries,
  isOrdered,
  loadCategories,
  loadCoursePoints,
  type StoredCategory,
} from "./categories.queries.ts";
import { deleteCategory, insertCategory, updateCategory } from "./categories.repository.ts";

type Body = BodyOf<typeof categorySave>;

const about = ({ id, name }: StoredCategory) => ({ kind: "category", id, name: name.th });

/**
 * Adds or changes a category. If results depend on the change, they are judged again in the same transaction, and
 * everybody who watches them is told.
 * @throws NotFound, EditConflict, Refused by the rules of categories
 */
export async function saveCategory(db: Db, { eventId, id, revision, ...form }: Body, caller: StaffCaller) {
  const definition = withoutTeam(form);
  const reply = await edit(db, caller, categorySave, async (tx) => {
    const { state } = await lockEvent(tx, eventId);
    await lockPlaces(tx, eventId);
    const before = expectSeenOrNew(await findCategory(tx, eventId, id), { id, revision });
    await checkRules(tx, { id: eventId, state }, id, definition);
    // a relay takes one place and a team one for each member: what orders hold was counted by the kind of before
    if (before && before.entryKind !== definition.entryKind && (await isOrdered(tx, before.id)))
      throw new Refused(categorySave, [{ path: "entryKind", code: "in_use" }]);
    const { capacity } = definition;
    const isLowered = capacity !== null && capacity !== before?.capacity;
    if (isLowered && capacity < (before?.entered ?? 0)) throw new Refused(categorySave, ["capacity_below_entered"]);

    const stored = before?.id ?? (await insertCategory(tx, eventId, definition, caller.username));
    if (before) await updateCategory(tx, eventId, stored, definition, caller.username);
    const isJudged = !before || changesResults(before, definition);
    // lists that were made before it was hidden still name it
    const isListedAnew = isJudged || before.hidden !== definition.hidden;
    const judged = isListedAnew ? await applyNewRules(tx, eventId, isJudged && before ? [before.id] : []) : 0;
    const after = (await findCategory(tx, eventId, stored))!;
    return {
      reply: { data: { id: after.id, revision: after.revision, judged }, meta: {} },
      change: { eventId, ...changeOf(about, before, after) },
    };
  });
  await announceResults(db, eventId);
  return reply;
}

/**
 * Removes a category without entries.
 * @throws NotFound, EditConflict, Refused `in_use`
 */
export async function removeCategory(
  db: Db,
  { eventId, id, revision }: BodyOf<typeof categoryDelete>,
  caller: StaffCaller,
) {
  const reply = await edit(db, caller, categoryDelete, async (tx) => {
    await lockEvent(tx, eventId);
    const before = expectSeen(await findCategory(tx, eventId, id), revision);
    if (await hasEntries(tx, eventId, id)) throw new Refused(categoryDelete, ["in_use"]);

    await forgetInQuestions(tx, eventId, id);
    await forgetInAddOns(tx, eventId, id);
    await forgetInPools(tx, eventId, id);
    await forgetInCodes(tx, eventId, id);
    await deleteCategory(tx, eventId, id);
    await applyNewRules(tx, eventId, []);
    return { reply: { data: null, meta: {} }, change: { eventId, ...changeOf(about, before, undefined) } };
  });
  await announceResults(db, eventId);
  return reply;
}

async function checkRules(
  tx: Tx,
  event: { readonly id: number; readonly state: EventState },
  id: number | null,
  definition: CategoryDefinition,
): Promise<void> {
  const others = (await loadCategories(tx, event.id)).filter((other) => other.id !== id);
  const problems = categoryProblems(definition, {
    isDraft: event.state === "draft",
    checkpoints: checkpointsByCode(await loadCoursePoints(tx, event.id)),
    others,
  });
  if (problems.length > 0) throw new Refused(categorySave, problems);
}

/** A category for single players has no team size; a relay has one place, which has one price. */
function withoutTeam(form: CategoryDefinition): CategoryDefinition {
  if (form.entryKind === "team") return form;
  if (form.entryKind === "relay") return { ...form, feePer: "person" };
  return { ...form, teamMix: "any", teamSmallest: null, teamLargest: null, feePer: "person" };
}

function changesResults(before: CategoryDefinition, after: CategoryDefinition): boolean {
  return !isDeepStrictEqual(toCategory(before), toCategory(after));
}

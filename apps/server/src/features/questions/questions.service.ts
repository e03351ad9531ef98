import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  type Question,
  questionDelete,
  type questionList,
  questionOrder,
  questionSave,
} from "@time-event/contract/questions";
import {
  type ConditionProblem,
  conditionProblems,
  questionProblems,
} from "@time-event/domain/questions/question-problems";
import { Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { changeOfOrder, putInOrder } from "../edits/put-in-order.service.ts";
import { loadCategoryNames } from "../events/category-names.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { findQuestion, hasAnswers, loadQuestions } from "./questions.queries.ts";
import { deleteQuestion, insertQuestion, removeCategoryFromQuestions, updateQuestion } from "./questions.repository.ts";

const about = ({ id, label }: Question) => ({ kind: "question", id, name: label.th });

export function createQuestionsService(db: Db) {
  return {
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof questionList>> => {
      await loadEventDays(db, eventId);
      return { data: await loadQuestions(db, eventId), meta: { categories: await loadCategoryNames(db, eventId) } };
    },

    /** @throws NotFound, EditConflict, Refused by the rules of questions, and `unknown` */
    save: async ({ eventId, id, revision, ...form }: BodyOf<typeof questionSave>, caller: StaffCaller) => {
      const problems = questionProblems(form);
      if (problems.length > 0) throw new Refused(questionSave, problems);
      return edit(db, caller, questionSave, async (tx) => {
        await lockEvent(tx, eventId);
        const before = expectSeenOrNew(await findQuestion(tx, eventId, id), { id, revision });
        // a file that answers it would be of no question, and go after a day
        const losesFiles = before?.kind === "file" && form.kind !== "file";
        if (losesFiles && (await hasAnswers(tx, eventId, before.id)))
          throw new Refused(questionSave, [{ path: "kind", code: "in_use" }]);
        const known = (await loadCategoryNames(tx, eventId)).map((category) => category.id);
        if (!(form.categoryIds ?? []).every((each) => known.includes(each))) {
          throw new Refused(questionSave, [{ path: "categoryIds", code: "unknown" }]);
        }

        const stored = before?.id ?? (await insertQuestion(tx, eventId, form, caller.username));
        if (before) await updateQuestion(tx, stored, form, caller.username);
        const all = await loadQuestions(tx, eventId);
        // also of the others: their conditions may need an option that is gone now
        const broken = all.flatMap((each) =>
          conditionProblems(each.id, all).map((problem) => (each.id === stored ? problem : inUseBy(problem))),
        );
        if (broken.length > 0) throw new Refused(questionSave, broken.slice(0, 1));
        const after = all.find((each) => each.id === stored)!;
        return { reply: { data: after, meta: {} }, change: { eventId, ...changeOf(about, before, after) } };
      });
    },

    remove: ({ eventId, id, revision }: BodyOf<typeof questionDelete>, caller: StaffCaller) =>
      edit(db, caller, questionDelete, async (tx) => {
        await lockEvent(tx, eventId);
        const before = expectSeen(await findQuestion(tx, eventId, id), revision);
        const all = await loadQuestions(tx, eventId);
        const isNeeded = all.some(({ askedIf }) => askedIf?.question === id) || (await hasAnswers(tx, eventId, id));
        if (isNeeded) throw new Refused(questionDelete, ["in_use"]);
        await deleteQuestion(tx, id);
        return { reply: { data: null, meta: {} }, change: { eventId, ...changeOf(about, before, undefined) } };
      }),

    /** @throws Refused `list_changed` if these are not exactly the event's questions */
    order: ({ eventId, ids }: BodyOf<typeof questionOrder>, caller: StaffCaller) =>
      edit(db, caller, questionOrder, async (tx) => {
        await lockEvent(tx, eventId);
        const before = await putInOrder(tx, questionOrder, { table: "questions", key: "id", of: { eventId } }, ids);
        return { reply: { data: null, meta: {} }, change: { eventId, ...changeOfOrder("question", before, ids) } };
      }),
  };
}

const inUseBy = (_condition: ConditionProblem) => ({ path: "options", code: "in_use" }) as const;

/** Asks no questions in a category any more, because it is being removed. */
export async function forgetCategory(tx: Tx, eventId: number, categoryId: number): Promise<void> {
  await removeCategoryFromQuestions(tx, eventId, categoryId);
}

import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  type Question,
  questionDelete,
  type questionList,
  questionOrder,
  questionSave,
} from "@time-event/contract/questions";
import { questionProblems } from "@time-event/domain/questions/question-problems";
import { InvalidInput } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { deleteEdited, saveEdited } from "../audit/edit.service.ts";
import { loadEventDays, lockEvent } from "../events/event-days.queries.ts";
import { orderEventList } from "../events/event-lists.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { loadCategoryNames, loadQuestions } from "./questions.queries.ts";
import { deleteQuestion, insertQuestion, removeCategoryFromQuestions, updateQuestion } from "./questions.repository.ts";

const subject = ({ id, label }: Question) => ({ kind: "question", id, name: label.th });

export function createQuestionsService(db: Db) {
  return {
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof questionList>> => {
      await loadEventDays(db, eventId);
      return { data: await loadQuestions(db, eventId), meta: { categories: await loadCategoryNames(db, eventId) } };
    },

    /** @throws NotFound, EditConflict, InvalidInput by the rules of questions, Refused `unknown_category` */
    save: async ({ eventId, id, revision, ...form }: BodyOf<typeof questionSave>, caller: StaffCaller) => {
      const problems = questionProblems(form);
      if (problems.length > 0) throw new InvalidInput(problems.map(({ path, code }) => ({ path, code })));
      const data = await saveEdited(db, caller, {
        action: questionSave.name,
        eventId,
        revision,
        subject,
        load: (tx) => lockAndFind(tx, eventId, id),
        refusals: async (tx) => {
          const known = (await loadCategoryNames(tx, eventId)).map((category) => category.id);
          return (form.categoryIds ?? []).every((each) => known.includes(each)) ? [] : ["unknown_category"];
        },
        store: async (tx, before) => {
          if (before) await updateQuestion(tx, before.id, form, caller.username);
          return (await find(tx, eventId, before?.id ?? (await insertQuestion(tx, eventId, form, caller.username))))!;
        },
      });
      return { data, meta: {} };
    },

    remove: async ({ eventId, id, revision }: BodyOf<typeof questionDelete>, caller: StaffCaller) => {
      await deleteEdited(db, caller, {
        action: questionDelete.name,
        eventId,
        revision,
        subject,
        load: (tx) => lockAndFind(tx, eventId, id),
        remove: (tx) => deleteQuestion(tx, id),
      });
      return { data: null, meta: {} };
    },

    /** @throws Refused `list_changed` if these are not the event's, each once */
    order: async ({ eventId, ids }: BodyOf<typeof questionOrder>, caller: StaffCaller) => {
      await orderEventList(db, caller, {
        action: questionOrder.name,
        list: "questions",
        kind: "question",
        eventId,
        ids,
      });
      return { data: null, meta: {} };
    },
  };
}

/** Asks nothing in a category any more, because it goes. */
export async function forgetCategory(tx: Tx, eventId: number, categoryId: number): Promise<void> {
  await removeCategoryFromQuestions(tx, eventId, categoryId);
}

async function lockAndFind(tx: Tx, eventId: number, id: number | null): Promise<Question | undefined> {
  await lockEvent(tx, eventId);
  return id === null ? undefined : find(tx, eventId, id);
}

async function find(tx: Tx, eventId: number, id: number): Promise<Question | undefined> {
  return (await loadQuestions(tx, eventId)).find((question) => question.id === id);
}

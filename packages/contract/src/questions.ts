import * as z from "zod/mini";
import { askedIf, questionKind } from "./asked.ts";
import { edited, nameText } from "./edited.ts";
import { staffAction, staffCall } from "./define-call.ts";
import { code, id, idParam, longText, revision, text, typedCode } from "./fields.ts";

export const questionForm = z.object({
  kind: questionKind,
  label: nameText,
  help: longText,
  /** The options of a choice, or of several choices. */
  options: z.array(z.object({ code: typedCode, name: nameText })).check(z.maxLength(100)),
  required: z.boolean(),
  /** In which categories it is asked; null: in all. */
  categoryIds: z.nullable(z.array(id).check(z.maxLength(1_000))),
  /** Null: always asked. */
  askedIf: z.nullable(askedIf),
});
export type QuestionForm = z.infer<typeof questionForm>;

/** As it is stored: a question from a race folder may break the form's rules. */
export const question = z.object({
  ...questionForm.shape,
  ...edited.shape,
  id,
  label: text,
  help: text,
  options: z.array(z.object({ code, name: text })),
});
export type Question = z.infer<typeof question>;

const edit = { permission: "events_edit", at: "event" } as const;

export const questionList = staffCall({
  name: "question-list",
  shows: ["question", "category"],
  right: { permission: "events_view", at: "event" },
  summary: "The questions that an event asks on entering, in their order.",
  params: z.object({ eventId: idParam }),
  data: z.array(question),
  meta: z.object({
    /** The categories that a question can be limited to. */
    categories: z.array(z.object({ id, code, name: text })),
  }),
});

export const questionSave = staffAction({
  name: "question-save",
  changes: ["question"],
  right: edit,
  summary: "Adds a question (revision 0) or changes it.",
  body: z.extend(questionForm, { eventId: id, id: z.nullable(id), revision }),
  data: question,
  refuses: {
    duplicate_code: "field",
    too_few_options: "field",
    asked_of_nobody: "field",
    unknown: "field",
    required: "field",
    circular: "field",
    in_use: "field",
  },
});

export const questionDelete = staffAction({
  name: "question-delete",
  changes: ["question"],
  removes: true,
  right: edit,
  summary: "Removes a question from an event.",
  body: z.object({ eventId: id, id, revision }),
  data: z.null(),
  refuses: { in_use: "whole" },
});

export const questionOrder = staffAction({
  name: "question-order",
  changes: ["question"],
  right: edit,
  summary: "Sets the order of an event's questions.",
  body: z.object({ eventId: id, ids: z.array(id).check(z.maxLength(1_000)) }),
  data: z.null(),
  refuses: { list_changed: "whole" },
});

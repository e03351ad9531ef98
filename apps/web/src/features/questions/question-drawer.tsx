import type { ReplyOf } from "@time-event/contract/endpoint";
import {
  type Question,
  questionDelete,
  type QuestionForm,
  type questionList,
  questionSave,
} from "@time-event/contract/questions";
import { questionProblems } from "@time-event/domain/questions/question-problems";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { ruledBy } from "../../ui/form/ruled-by.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { QuestionFields } from "./question-fields.tsx";
import { QuestionPreview } from "./question-preview.tsx";
import { ReadyQuestions } from "./ready-questions.tsx";
import { questionsMessages } from "./questions.messages.ts";

type Values = QuestionForm & { readonly eventId: number; readonly id: number | null; readonly revision: number };

interface QuestionDrawerProps {
  readonly eventId: number;
  /** Null: a new one. */
  readonly question: Question | null;
  readonly categories: ReplyOf<typeof questionList>["meta"]["categories"];
  /** All questions of the event. */
  readonly questions: readonly Question[];
  readonly onClose: () => void;
  readonly reload: () => Promise<readonly Question[]>;
}

/** One question's form beside the list, with a preview of what players will see. */
export function QuestionDrawer({ eventId, question, categories, questions, onClose, reload }: QuestionDrawerProps) {
  const m = useMessages(questionsMessages);
  const format = useFormat();
  const valuesOf = ({ changedAt: _at, changedBy: _by, ...row }: Question): Values => ({ ...row, eventId });
  const remove = useStaffAction(questionDelete);
  const save = useStaffAction(questionSave);
  const [stored] = useState<Values>(() =>
    question ? valuesOf(question) : { ...blank, eventId, id: null, revision: 0 },
  );
  const form = useForm<Values>({
    draft: `question ${question?.id ?? "new"}`,
    stored,
    words: m.words,
    schema: ruledBy(questionSave.body, questionProblems),
    save: async (values) => valuesOf((await save.mutateAsync(values)).data),
  });
  const removal = question && {
    label: m.delete,
    question: m.deleteQuestion(format.text(question.label)),
    deleted: m.deleted,
    remove: () => remove.mutateAsync({ eventId, id: question.id, revision: form.stored.revision }),
  };
  return (
    <EditorDrawer
      title={question ? m.edit : m.add}
      form={form}
      words={m.words}
      conflict={{
        reload: async () => (await reload()).map(valuesOf).find(({ id }) => id === stored.id),
        labels: { label: m.label, kind: m.kind, required: m.required, options: m.options },
      }}
      removal={removal}
      send={save.mutateAsync}
      onClose={onClose}
    >
      {question === null && <ReadyQuestions editing={form} />}
      <QuestionPreview question={form.values} />
      <QuestionFields
        editing={form}
        others={questions.filter(({ id }) => id !== question?.id)}
        categories={categories}
      />
    </EditorDrawer>
  );
}

const blank: QuestionForm = {
  kind: "text",
  label: { th: "", en: "" },
  help: { th: "", en: "" },
  options: [],
  required: false,
  categoryIds: null,
  askedIf: null,
};

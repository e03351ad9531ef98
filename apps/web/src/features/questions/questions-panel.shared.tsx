import { type Question, questionList, questionOrder } from "@time-event/contract/questions";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { ListPanel } from "../../ui/staff/page/list-panel.tsx";
import { QuestionDrawer } from "./question-drawer.tsx";
import { questionsMessages } from "./questions.messages.ts";

/** The questions of an event in order, and each question's form beside the list. */
export function QuestionsPanel({ eventId }: { readonly eventId: number }) {
  const m = useMessages(questionsMessages);
  const format = useFormat();
  const list = useStaffQuery(questionList, { eventId });
  const order = useStaffAction(questionOrder);
  return (
    <ListPanel
      title={m.questions}
      hint={m.hint}
      addLabel={m.add}
      noneText={m.noneText}
      query={list}
      rowClass="extra"
      row={(question, { meta }) => (
        <>
          <b>{format.text(question.label)}</b>
          <small>
            {[
              m.kinds[question.kind],
              question.required ? m.required : m.optional,
              where(question, meta),
              ...(question.askedIf ? [m.conditional] : []),
            ].join(" · ")}
          </small>
        </>
      )}
      order={{
        nameOf: ({ label }) => format.text(label),
        save: (ids) => order.mutateAsync({ eventId, ids }),
        words: m.words,
      }}
      draft="question"
      drawer={(question, { data, meta }, ofList) => (
        <QuestionDrawer
          eventId={eventId}
          question={question}
          categories={meta.categories}
          questions={data}
          {...ofList}
        />
      )}
    />
  );

  function where({ categoryIds }: Question, { categories }: ReplyOf<typeof questionList>["meta"]): string {
    if (categoryIds === null) return m.allCategories;
    if (categoryIds.length === 0) return m.nobody;
    return categories
      .filter(({ id }) => categoryIds.includes(id))
      .map(({ code }) => code)
      .join(", ");
  }
}

import { type Question, questionList, questionOrder } from "@time-event/contract/questions";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useReopened } from "../../lib/drafts/use-draft.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { moved } from "../../ui/staff/form/editing.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { OrderedList } from "../../ui/staff/order/ordered-list.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { QuestionDrawer } from "./question-drawer.tsx";
import { questionsMessages } from "./questions.messages.ts";

/** The questions of an event in order, and each question's form beside the list. */
export function QuestionsPanel({ eventId }: { readonly eventId: number }) {
  const m = useMessages(questionsMessages);
  const format = useFormat();
  const failureText = useFailureText(m.words);
  const list = useStaffQuery(questionList, { eventId });
  const order = useStaffAction(questionOrder);
  const [opened, setOpened] = useState<Question | "new" | null>(null);
  useReopened("question", list.data?.data, ({ id }) => id, setOpened);
  const tell = (summary: string) => toast({ severity: "error", summary });
  return (
    <Panel
      title={m.questions}
      hint={m.hint}
      actions={
        <Changes>
          <Button type="button" icon="pi pi-plus" label={m.add} onClick={() => setOpened("new")} />
        </Changes>
      }
    >
      <Loaded query={list}>
        {({ data, meta }) => (
          <>
            {data.length === 0 && <p className="soft">{m.noneText}</p>}
            <OrderedList
              label={m.questions}
              items={data}
              itemKey={({ id }) => id}
              itemName={({ label }) => format.text(label)}
              onMove={(from, to) =>
                order.mutate(
                  { eventId, ids: moved(data, from, to).map(({ id }) => id) },
                  { onError: (failure) => failureText(failure).forEach(tell) },
                )
              }
            >
              {(question) => (
                <button type="button" className="extra" onClick={() => setOpened(question)}>
                  <b>{format.text(question.label)}</b>
                  <small>
                    {[
                      m.kinds[question.kind],
                      question.required ? m.required : m.optional,
                      where(question, meta),
                      ...(question.askedIf ? [m.conditional] : []),
                    ].join(" · ")}
                  </small>
                </button>
              )}
            </OrderedList>
            {opened && (
              <QuestionDrawer
                eventId={eventId}
                question={opened === "new" ? null : opened}
                categories={meta.categories}
                questions={data}
                onClose={() => setOpened(null)}
                reload={async () => (await list.refetch()).data!.data}
              />
            )}
          </>
        )}
      </Loaded>
    </Panel>
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

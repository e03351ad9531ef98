import type { Offered } from "@time-event/contract/order-offers";
import { type EntryExtras, entryExtrasSave } from "@time-event/contract/entry-extras";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { FormFrame } from "../../../ui/staff/form/form-frame.tsx";
import { askedNow } from "../entering/answers-in.ts";
import { offeredTo } from "../entering/chosen-in.ts";
import { AddOnField } from "./making/add-on-field.tsx";
import { AnswerField } from "./making/answer-field.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface EntryExtrasFormProps {
  readonly eventId: number;
  readonly entryId: number;
  readonly extras: EntryExtras;
  readonly offered: Offered;
}

/** The answers of somebody in the race; and the add-ons where no order has sold them. Nothing has to be complete. */
export function EntryExtrasForm({ eventId, entryId, extras, offered }: EntryExtrasFormProps) {
  const m = useMessages(orderDeskMessages);
  const save = useStaffAction(entryExtrasSave);
  const { order } = extras;
  const form = useForm<Pick<EntryExtras, "answers" | "addOns">>({
    draft: `entry-extras-${entryId}`,
    stored: { answers: extras.answers, addOns: extras.addOns },
    save: async ({ answers, addOns }) => {
      const { data } = await save.mutateAsync({ eventId, id: entryId, answers, ...(order === null && { addOns }) });
      return { answers: data?.answers ?? answers, addOns: data?.addOns ?? addOns };
    },
  });
  const asked = askedNow(offered.questions, extras.category, form.values.answers);
  // a file is sent for an order
  const questions = order ? asked : asked.filter(({ kind }) => kind !== "file");
  const addOns = order ? [] : offeredTo(offered.addOns, extras.category);
  if (questions.length + addOns.length === 0) return order ? null : <p className="soft">{m.extras.nothing}</p>;
  return (
    <FormFrame form={form} words={m.editRefusals}>
      <div className="form-grid">
        {addOns.map((addOn) => (
          <AddOnField
            key={addOn.id}
            addOn={{ ...addOn, required: false }}
            chosen={form.values.addOns}
            error={form.errorAt(`addOns.${addOn.id}`)}
            onChange={(chosen) => form.change({ addOns: chosen })}
          />
        ))}
        {questions.map((question) => (
          <AnswerField
            key={question.id}
            question={order ? question : { ...question, required: false }}
            answer={form.values.answers[question.id]}
            error={form.errorAt(`answers.${question.id}`)}
            files={order && { eventId, orderId: order.id, known: extras.files }}
            onChange={(answer) => form.change({ answers: { ...form.values.answers, [question.id]: answer } })}
          />
        ))}
      </div>
    </FormFrame>
  );
}

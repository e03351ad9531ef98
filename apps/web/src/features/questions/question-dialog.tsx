import type { ReplyOf } from "@time-event/contract/endpoint";
import {
  type Question,
  questionDelete,
  type QuestionForm,
  type questionList,
  questionSave,
} from "@time-event/contract/questions";
import { questionProblems } from "@time-event/domain/questions/question-problems";
import { useMemo } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { DeleteButton } from "../../ui/staff/form/delete-button.tsx";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { ruledBy } from "../../ui/staff/form/ruled-by.ts";
import { useForm } from "../../ui/staff/form/use-form.ts";
import { QuestionFields } from "./question-fields.tsx";
import { QuestionPreview } from "./question-preview.tsx";
import { questionsMessages } from "./questions.messages.ts";

type Values = QuestionForm & { readonly eventId: number; readonly id: number | null; readonly revision: number };

interface QuestionDialogProps {
  readonly eventId: number;
  readonly opened: Question | "new" | null;
  readonly categories: ReplyOf<typeof questionList>["meta"]["categories"];
  readonly onClose: () => void;
  readonly reload: () => Promise<readonly Question[]>;
}

/** One question's form beside the list, and what entrants will see of it. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { opened, onClose } = props;
  const m = useMessages(questionsMessages);
  return (
    <StaffDialog
      open={opened !== null}
      title={opened === "new" ? m.add : m.edit}
      look="side"
      onClose={onClose}
      keepOnOutsideClick
    >
      {opened !== null && <QuestionFormFrame {...props} row={opened === "new" ? null : opened} />}
    </StaffDialog>
  );
}

function QuestionFormFrame(props: QuestionDialogProps & { readonly row: Question | null }) {
  const { eventId, row, categories, onClose, reload } = props;
  const m = useMessages(questionsMessages);
  const format = useFormat();
  const stored = useMemo(
    () => (row ? valuesOf(eventId, row) : { ...blank, eventId, id: null, revision: 0 }),
    [eventId, row],
  );
  const remove = useStaffAction(questionDelete, { changes: ["question-list"] });
  const save = useStaffAction(questionSave, { changes: ["question-list"] });
  const form = useForm<Values>({
    stored,
    words: m.words,
    schema: ruledBy(questionSave.body, questionProblems),
    save: async (values) => valuesOf(eventId, (await save.mutateAsync(values)).data),
  });
  const reloadOne = async () => {
    const now = (await reload()).find(({ id }) => id === row?.id);
    return now ? valuesOf(eventId, now) : stored;
  };
  return (
    <FormFrame
      form={form}
      words={m.words}
      conflict={{
        reload: reloadOne,
        labels: { label: m.label, kind: m.kind, required: m.required, options: m.options },
      }}
      onSaved={onClose}
      actions={
        row && (
          <DeleteButton
            label={m.delete}
            question={m.deleteQuestion(format.text(row.label))}
            deleted={m.deleted}
            remove={() => remove.mutateAsync({ eventId, id: row.id, revision: row.revision })}
            onDeleted={onClose}
          />
        )
      }
    >
      <QuestionPreview question={form.values} />
      <QuestionFields editing={form} categories={categories} />
    </FormFrame>
  );
}

const blank: QuestionForm = {
  kind: "text",
  label: { th: "", en: "" },
  help: { th: "", en: "" },
  options: [],
  required: false,
  categoryIds: null,
};

function valuesOf(eventId: number, { changedAt: _at, changedBy: _by, ...question }: Question): Values {
  return { ...question, eventId };
}

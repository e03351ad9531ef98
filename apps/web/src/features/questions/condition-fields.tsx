import type { Question, QuestionForm } from "@time-event/contract/questions";
import { answersOf } from "@time-event/domain/questions/question-problems";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { MultiSelectField } from "../../ui/staff/field/multi-select-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { SwitchField } from "../../ui/staff/field/switch-field.tsx";
import type { Editing } from "../../ui/staff/form/editing.ts";
import { questionsMessages } from "./questions.messages.ts";

interface ConditionFieldsProps {
  readonly editing: Editing<QuestionForm>;
  readonly others: readonly Question[];
}

/** Asks a question only after certain answers to another one. */
export function ConditionFields({ editing, others }: ConditionFieldsProps) {
  const m = useMessages(questionsMessages);
  const format = useFormat();
  const { askedIf } = editing.values;
  const possible = others.filter((other) => answersOf(other).length > 0);
  const other = possible.find(({ id }) => id === askedIf?.question);
  if (possible.length === 0 && askedIf === null) return null;
  const nameOf = (code: string) => {
    if (other?.kind === "yes_no") return code === "yes" ? m.yes : m.no;
    const option = other?.options.find((each) => each.code === code);
    return option ? format.text(option.name) : code;
  };
  return (
    <>
      <SwitchField
        label={m.onlyAfter}
        value={askedIf !== null}
        onChange={(on) => editing.change({ askedIf: on ? { question: possible[0]?.id ?? 0, answers: [] } : null })}
      />
      {askedIf !== null && (
        <div className="form-grid">
          <SelectField
            label={m.otherQuestion}
            options={possible.map(({ id, label }) => ({ value: id, label: format.text(label) }))}
            value={askedIf.question}
            error={editing.errorAt("askedIf.question")}
            onChange={(question) => editing.change({ askedIf: { question: question ?? 0, answers: [] } })}
          />
          <MultiSelectField
            label={m.itsAnswers}
            options={(other ? answersOf(other) : []).map((code) => ({ value: code, label: nameOf(code) }))}
            value={askedIf.answers}
            error={editing.errorAt("askedIf.answers")}
            onChange={(answers) => editing.change({ askedIf: { ...askedIf, answers: [...answers] } })}
          />
        </div>
      )}
    </>
  );
}

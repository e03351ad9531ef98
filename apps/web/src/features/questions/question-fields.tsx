import type { Question, QuestionForm } from "@time-event/contract/questions";
import type { Text } from "@time-event/contract/fields";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { SwitchField } from "../../ui/staff/field/switch-field.tsx";
import { type Editing, fieldOf, rowsOf } from "../../ui/staff/form/editing.ts";
import { type OptionRow, OptionRows } from "../../ui/staff/form/option-rows.tsx";
import { ConditionFields } from "./condition-fields.tsx";
import { LimitedToFields } from "../categories/limited-to-fields.shared.tsx";
import { questionsMessages } from "./questions.messages.ts";

type Option = QuestionForm["options"][number];

interface QuestionFieldsProps {
  readonly editing: Editing<QuestionForm>;
  /** The other questions of the event, on whose answers this one can depend. */
  readonly others: readonly Question[];
  readonly categories: readonly { readonly id: number; readonly code: string; readonly name: Text }[];
}

const kinds = ["text", "choice", "choices", "number", "date", "duration", "yes_no", "file"] as const;

export function QuestionFields({ editing, others, categories }: QuestionFieldsProps) {
  const m = useMessages(questionsMessages);
  const kind = fieldOf(editing, "kind");
  return (
    <>
      <BothLanguagesField label={m.label} required maxLength={120} {...fieldOf(editing, "label")} />
      <BothLanguagesField label={m.help} rows={2} maxLength={2000} {...fieldOf(editing, "help")} />
      <div className="form-grid">
        <SelectField
          label={m.kind}
          options={kinds.map((value) => ({ value, label: m.kinds[value] }))}
          {...kind}
          onChange={(value) => kind.onChange(value ?? "text")}
        />
        <SwitchField label={m.required} {...fieldOf(editing, "required")} />
      </div>
      {(editing.values.kind === "choice" || editing.values.kind === "choices") && <Options editing={editing} />}
      <ConditionFields editing={editing} others={others} />
      <LimitedToFields editing={editing} label={m.onlySome} listLabel={m.categories} categories={categories} />
    </>
  );
}

function Options({ editing }: { readonly editing: Editing<QuestionForm> }) {
  const m = useMessages(questionsMessages);
  const options = rowsOf<QuestionForm, "options", Option>(editing, "options");
  const error = editing.errorAt("options");
  return (
    <fieldset className="form-part">
      <legend>{m.options}</legend>
      <OptionRows rows={options.rows} row={(at) => options.row(at) as Editing<OptionRow>} onRemove={options.remove} />
      {error && (
        <p className="staff-field__error" role="alert">
          {error}
        </p>
      )}
      <div>
        <Button
          type="button"
          outlined
          icon="pi pi-plus"
          label={m.addOption}
          onClick={() => options.add({ code: `${options.rows.length + 1}`, name: { th: "", en: "" } })}
        />
      </div>
    </fieldset>
  );
}

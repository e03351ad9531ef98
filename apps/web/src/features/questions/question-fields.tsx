import type { QuestionForm } from "@time-event/contract/questions";
import type { Text } from "@time-event/contract/fields";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { MultiSelectField } from "../../ui/staff/field/multi-select-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { SwitchField } from "../../ui/staff/field/switch-field.tsx";
import { type Editing, fieldOf, rowsOf } from "../../ui/staff/form/editing.ts";
import { type OptionRow, OptionRows } from "../../ui/staff/form/option-rows.tsx";
import { questionsMessages } from "./questions.messages.ts";

type Option = QuestionForm["options"][number];

interface QuestionFieldsProps {
  readonly editing: Editing<QuestionForm>;
  readonly categories: readonly { readonly id: number; readonly code: string; readonly name: Text }[];
}

const kinds = ["text", "choice", "number", "date", "yes_no"] as const;

export function QuestionFields({ editing, categories }: QuestionFieldsProps) {
  const m = useMessages(questionsMessages);
  const format = useFormat();
  const kind = fieldOf(editing, "kind");
  const { categoryIds } = editing.values;
  const asked = fieldOf(editing, "categoryIds");
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
      {editing.values.kind === "choice" && <Options editing={editing} />}
      <SwitchField
        label={m.onlySome}
        value={categoryIds !== null}
        onChange={(on) => editing.change({ categoryIds: on ? [] : null })}
      />
      {categoryIds !== null && (
        <MultiSelectField
          label={m.categories}
          options={categories.map(({ id, code, name }) => ({ value: id, label: `${code} ${format.text(name)}` }))}
          {...asked}
          value={categoryIds}
          onChange={(ids) => asked.onChange([...ids])}
        />
      )}
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

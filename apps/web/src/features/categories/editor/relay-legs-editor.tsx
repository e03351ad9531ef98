import type { CategoryForm } from "@time-event/contract/categories";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { BothLanguagesField } from "../../../ui/staff/field/both-languages-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { fieldOf, rowsOf } from "../../../ui/staff/form/editing.ts";
import { RemoveButton } from "../../../ui/staff/form/remove-button.tsx";
import { editorMessages } from "./editor.messages.ts";
import type { TimingSectionProps } from "./timing-section-props.ts";

type Leg = CategoryForm["relayLegs"][number];

/** The legs of a relay: who runs them, and where each hands over. */
export function RelayLegsEditor({ editing }: TimingSectionProps) {
  const m = useMessages(editorMessages);
  const { course } = editing.values;
  const legs = rowsOf<CategoryForm, "relayLegs", Leg>(editing, "relayLegs");
  const options = [...new Set(course.slice(1))].map((code) => ({ value: code, label: code }));
  const next = course[course.indexOf(legs.rows.at(-1)?.to ?? "") + 1] ?? course.at(-1) ?? "";
  return (
    <fieldset className="form-part">
      <legend>{m.relayLegs}</legend>
      <p className="soft">{m.relayLegsHint}</p>
      {legs.rows.map((leg, at) => {
        const row = legs.row(at);
        const to = fieldOf(row, "to");
        return (
          <div key={at} className="leg-row">
            <TextField label={m.legCode} required maxLength={40} {...fieldOf(row, "code")} />
            <BothLanguagesField label={m.legName} {...fieldOf(row, "name")} />
            <SelectField label={m.legTo} options={options} {...to} onChange={(code) => to.onChange(code ?? "")} />
            <RemoveButton label={m.remove(leg.code)} onClick={() => legs.remove(at)} />
          </div>
        );
      })}
      <div>
        <Button
          type="button"
          outlined
          icon="pi pi-plus"
          label={m.addLeg}
          disabled={course.length < 2}
          onClick={() => legs.add({ code: `${legs.rows.length + 1}`, to: next, name: { th: "", en: "" } })}
        />
      </div>
    </fieldset>
  );
}

import type { CategoryForm } from "@time-event/contract/categories";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { DateTimeField } from "../../../ui/staff/date/date-time-field.tsx";
import { BothLanguagesField } from "../../../ui/staff/field/both-languages-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { fieldOf, rowsOf } from "../../../ui/staff/form/editing.ts";
import { RemoveButton } from "../../../ui/staff/form/remove-button.tsx";
import { editorMessages } from "./editor.messages.ts";
import type { TimingSectionProps } from "./timing-section-props.ts";

const exampleMs = 12 * 60_000;

type Leg = CategoryForm["relayLegs"][number];

/** The legs of a relay: who runs them, and where each hands over. */
export function RelayLegsEditor({ editing, timeZone }: TimingSectionProps) {
  const m = useMessages(editorMessages);
  const format = useFormat();
  const { course } = editing.values;
  const legs = rowsOf<CategoryForm, "relayLegs", Leg>(editing, "relayLegs");
  const options = [...new Set(course.slice(1))].map((code) => ({ value: code, label: code }));
  const next = course[course.indexOf(legs.rows.at(-1)?.to ?? "") + 1] ?? course.at(-1) ?? "";
  /** Who arrives after the mass start: when the next member left, and how much the team's time is more than the clock says. */
  const exampleOf = ({ massStartAt = null }: Leg) =>
    massStartAt === null || Number.isNaN(massStartAt)
      ? m.legMassStartHint
      : m.legMassStartExample(
          format.clock(massStartAt, timeZone),
          format.clock(massStartAt + exampleMs, timeZone),
          exampleMs / 60_000,
        );
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
            {at > 0 && (
              <DateTimeField
                label={m.legMassStart}
                hint={exampleOf(leg)}
                timeZone={timeZone}
                {...fieldOf(row, "massStartAt")}
                value={leg.massStartAt ?? null}
              />
            )}
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

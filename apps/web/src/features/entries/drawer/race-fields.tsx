import { useId } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { Suggestions } from "../../../ui/staff/field/suggestions.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { entryWords } from "../entry-words.messages.ts";
import { drawerMessages } from "./drawer.messages.ts";
import type { EntryFieldsProps } from "./person-fields.tsx";

const ruled = ["dns", "dnf", "dsq"] as const;

/** The fields about the race: category, bib and so on. */
export function RaceFields({ form, disabled, choices }: EntryFieldsProps) {
  const m = useMessages(drawerMessages);
  const { fields } = useMessages(entryWords);
  const format = useFormat();
  const sizes = useId();
  const marks = useId();
  const {
    waves = [],
    divisions = [],
    nextBib = null,
  } = choices.categories.find(({ code }) => code === form.values.category) ?? {};
  return (
    <fieldset className="entry-form__part">
      <legend>{m.entry}</legend>
      <div className="form-grid">
        <SelectField
          {...form.field("category")}
          label={fields.category}
          required
          value={form.values.category || null}
          disabled={disabled}
          options={choices.categories.map(({ code, name }) => ({ value: code, label: format.text(name) }))}
          onChange={(category) => form.change({ category: category ?? "", wave: null })}
        />
        {waves.length > 0 && (
          <SelectField
            {...form.field("wave")}
            label={m.wave}
            placeholder={m.noWave}
            clearable
            value={form.values.wave ?? null}
            disabled={disabled}
            options={waves.map(({ id, name }) => ({ value: id, label: format.text(name) }))}
          />
        )}
        <div className="entry-form__bib">
          <TextField label={fields.bib} hint={m.bibHint} maxLength={40} disabled={disabled} {...form.field("bib")} />
          {nextBib !== null && form.values.bib === "" && !disabled && (
            <Button
              type="button"
              text
              size="small"
              label={m.nextBib(nextBib)}
              onClick={() => form.change({ bib: nextBib })}
            />
          )}
        </div>
        <TextField label={fields.chip} maxLength={40} disabled={disabled} {...form.field("chip")} />
        <TextField label={fields.team} maxLength={120} disabled={disabled} {...form.field("team")} />
        <TextField
          label={fields.shirtSize}
          maxLength={40}
          disabled={disabled}
          list={sizes}
          {...form.field("shirtSize")}
        />
        <Suggestions id={sizes} values={choices.shirtSizes} />
        {(divisions.length > 0 || form.values.division !== "") && (
          <TextField
            label={fields.division}
            hint={m.divisionHint(divisions.join(", "))}
            maxLength={40}
            disabled={disabled}
            list={marks}
            {...form.field("division")}
            value={form.values.division ?? ""}
          />
        )}
        <Suggestions id={marks} values={divisions} />
        <NumberField label={fields.givenAge} disabled={disabled} {...form.field("givenAge")} />
        <SelectField
          {...form.field("ruledStatus")}
          label={fields.ruledStatus}
          placeholder={m.noneRuled}
          clearable
          disabled={disabled}
          options={ruled.map((value) => ({ value, label: m.ruled[value] }))}
        />
      </div>
    </fieldset>
  );
}

import type { DataOf } from "@time-event/contract/endpoint";
import type { entryChoices } from "@time-event/contract/entries";
import { provinceName, provinces } from "@time-event/domain/geo/provinces";
import { useId } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { Suggestions } from "../../../ui/staff/field/suggestions.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { entryWords } from "../entry-words.messages.ts";
import { drawerMessages } from "./drawer.messages.ts";
import type { EntryValues } from "./form-values.ts";

export interface EntryFieldsProps {
  readonly form: Form<EntryValues>;
  readonly disabled: boolean;
  readonly choices: DataOf<typeof entryChoices>;
}

const genders = ["F", "M", "X"] as const;

/** The person's data that all staff may see. */
export function PersonFields({ form, disabled, choices }: EntryFieldsProps) {
  const m = useMessages(drawerMessages);
  const { fields, genders: words } = useMessages(entryWords);
  const format = useFormat();
  const clubs = useId();
  const text = (name: "firstName" | "lastName" | "firstNameEn" | "lastNameEn" | "nationality") => (
    <TextField label={fields[name]} maxLength={120} disabled={disabled} {...form.field(name)} />
  );
  const { value: province } = form.field("province");
  const abroad = province === "" || provinces.includes(province) ? [] : [province];
  return (
    <fieldset className="entry-form__part">
      <legend>{m.person}</legend>
      <div className="form-grid">
        {text("firstName")}
        {text("lastName")}
        {text("firstNameEn")}
        {text("lastNameEn")}
        <SelectField
          {...form.field("gender")}
          label={fields.gender}
          required
          disabled={disabled}
          options={genders.map((value) => ({ value, label: words[value] }))}
          onChange={(gender) => gender && form.change({ gender })}
        />
        {text("nationality")}
        <TextField label={fields.club} maxLength={120} disabled={disabled} list={clubs} {...form.field("club")} />
        <Suggestions id={clubs} values={choices.clubs} />
        <SelectField
          {...form.field("province")}
          label={fields.province}
          value={province || null}
          clearable
          disabled={disabled}
          options={[...provinces, ...abroad].map((value) => ({ value, label: provinceName(value, format.language) }))}
          onChange={(chosen) => form.change({ province: chosen ?? "" })}
        />
      </div>
    </fieldset>
  );
}

import type { Text } from "@time-event/contract/fields";
import { languageNames } from "../../lib/i18n/language-names.ts";
import { languages, useMessages } from "../../lib/i18n/language.ts";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { usersMessages } from "./users.messages.ts";

interface Details {
  readonly displayName: Text;
  readonly email: string;
  readonly language: "th" | "en";
}

interface DetailFieldsProps<Values extends Details> {
  readonly form: Form<Values>;
  readonly disabled?: boolean;
}

/** The user's details, apart from roles and access. */
export function DetailFields<Values extends Details>({ form, disabled = false }: DetailFieldsProps<Values>) {
  const m = useMessages(usersMessages);
  const language = form.field("language");
  return (
    <div className="form-grid">
      <div className="form-grid__wide">
        <BothLanguagesField
          label={m.displayName}
          required
          maxLength={120}
          disabled={disabled}
          {...form.field("displayName")}
        />
      </div>
      <TextField
        label={m.email}
        type="email"
        hint={m.emailHint}
        maxLength={254}
        disabled={disabled}
        {...form.field("email")}
      />
      <SelectField
        {...language}
        label={m.language}
        disabled={disabled}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(value) => language.onChange(value ?? form.values.language)}
      />
    </div>
  );
}

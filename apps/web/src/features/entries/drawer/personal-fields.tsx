import type { PersonalData } from "@time-event/contract/entries";
import { useMessages } from "../../../lib/i18n/language.ts";
import { TextAreaField, TextField } from "../../../ui/staff/field/text-field.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { entryWords } from "../entry-words.messages.ts";
import { drawerMessages } from "./drawer.messages.ts";
import type { EntryValues } from "./form-values.ts";

interface PersonalFieldsProps {
  readonly form: Form<EntryValues>;
  readonly disabled: boolean;
  /** What is behind dots for who looks; undefined: they see it. */
  readonly masked: PersonalData | undefined;
}

const names = ["birthDate", "phone", "email", "emergencyName", "emergencyPhone"] as const;
const inputs = {
  phone: "tel",
  emergencyPhone: "tel",
  email: "email",
  birthDate: "text",
  emergencyName: "text",
} as const;

/** What only some may see: a birth date in either era, how to reach somebody, what a doctor should know. */
export function PersonalFields({ form, disabled, masked }: PersonalFieldsProps) {
  const m = useMessages(drawerMessages);
  const { fields } = useMessages(entryWords);
  const bound = (name: keyof PersonalData) => {
    const field = form.field(name);
    return { ...field, value: masked ? masked[name] : (field.value ?? ""), disabled: disabled || masked !== undefined };
  };
  return (
    <fieldset className="entry-form__part">
      <legend>{m.contact}</legend>
      {masked ? <p className="soft">{m.masked}</p> : form.values.id !== undefined && <p className="soft">{m.seen}</p>}
      <div className="form-grid">
        {names.map((name) => (
          <TextField
            key={name}
            label={fields[name]}
            maxLength={120}
            type={masked ? "text" : inputs[name]}
            hint={name === "birthDate" && !masked ? m.birthDateHint : undefined}
            {...bound(name)}
          />
        ))}
        <div className="form-grid__wide">
          <TextAreaField label={fields.medicalNote} rows={2} maxLength={500} {...bound("medicalNote")} />
        </div>
      </div>
    </fieldset>
  );
}

import type { PersonalData } from "@time-event/contract/entries";
import { type AskedOfPerson, personPartNames, personParts } from "@time-event/domain/entries/asked-of-person";
import { entryFields, type PersonalText, personalTexts } from "@time-event/domain/entries/entry-fields";
import { longestOf } from "@time-event/domain/entries/text-kinds";
import { useMessages } from "../../../lib/i18n/language.ts";
import { TextAreaField, TextField } from "../../../ui/staff/field/text-field.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { entryWords } from "../entry-words.messages.ts";
import { drawerMessages } from "./drawer.messages.ts";
import type { EntryValues } from "./form-values.ts";

interface PersonalFieldsProps {
  readonly form: Form<EntryValues>;
  readonly disabled: boolean;
  /** The fields hidden from this user by dots; undefined: the user sees them all. */
  readonly masked: PersonalData | undefined;
  /** What the event asks; of what it does not, only fields that have something are shown. */
  readonly asked: AskedOfPerson;
}

const asks = (asked: AskedOfPerson, field: PersonalText, value: string) =>
  value !== "" ||
  personPartNames.every(
    (part) => asked[part] !== "hidden" || !(personParts[part] as readonly string[]).includes(field),
  );

const inputOf = { code: "text", name: "text", phone: "tel", email: "email", thaiId: "text", passport: "text" } as const;

/** Data that only some staff may see: birth date in either era, contacts, medical notes. */
export function PersonalFields({ form, disabled, masked, asked }: PersonalFieldsProps) {
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
        <TextField
          label={fields.birthDate}
          maxLength={120}
          hint={masked ? undefined : m.birthDateHint}
          {...bound("birthDate")}
        />
        {personalTexts.map((name) => {
          if (!asks(asked, name, masked ? masked[name] : (form.values[name] ?? ""))) return null;
          const { kind } = entryFields[name];
          const common = { label: fields[name], maxLength: longestOf[kind], ...bound(name) };
          if (kind !== "note") return <TextField key={name} type={masked ? "text" : inputOf[kind]} {...common} />;
          return (
            <div key={name} className="form-grid__wide">
              <TextAreaField rows={2} {...common} />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

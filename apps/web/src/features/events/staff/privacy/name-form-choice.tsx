import { nameForms, shownName, type NameForm } from "@time-event/domain/privacy/shown-name";
import { useId } from "react";
import { useLanguage, useMessages } from "../../../../lib/i18n/language.ts";
import { RadioButton } from "../../../../ui/staff/control/radio-button.tsx";
import { eventPrivacyMessages } from "../event-privacy.messages.ts";
import { examplePeople } from "./example-people.ts";

interface NameFormChoiceProps {
  readonly value: NameForm;
  readonly onChange: (form: NameForm) => void;
}

/** The ways to show a name, each with an example. */
export function NameFormChoice({ value, onChange }: NameFormChoiceProps) {
  const m = useMessages(eventPrivacyMessages);
  const id = useId();
  const language = useLanguage();
  const { firstName, lastName, firstNameEn, lastNameEn } = examplePeople[0]!;
  const somebody = language === "en" ? { firstName: firstNameEn, lastName: lastNameEn } : { firstName, lastName };
  return (
    <div className="name-forms" role="radiogroup" aria-label={m.names}>
      {nameForms.map((form) => (
        <label key={form} htmlFor={`${id}-${form}`} className="name-forms__form">
          <RadioButton
            inputId={`${id}-${form}`}
            name="names"
            value={form}
            checked={form === value}
            onChange={() => onChange(form)}
          />
          <span>
            {m.forms[form]}
            <span className="name-forms__example">{shownName(form, somebody)}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

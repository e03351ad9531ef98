import { SelectButton } from "primereact/selectbutton";
import { type Language, useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";

interface LanguageChoiceProps {
  /** What the choice is about, for screen readers. */
  readonly label: string;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** Chooses the language of a text when there is no room for both. */
export function LanguageChoice({ label, value, onChange }: LanguageChoiceProps) {
  const m = useMessages(staffUiMessages);
  return (
    <SelectButton
      aria-label={label}
      value={value}
      allowEmpty={false}
      options={[
        { value: "th", label: m.thai },
        { value: "en", label: m.english },
      ]}
      onChange={({ value: chosen }: { value: Language }) => onChange(chosen)}
    />
  );
}

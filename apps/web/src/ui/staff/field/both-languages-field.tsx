import type { Text } from "@time-event/contract/fields";
import { InputText } from "primereact/inputtext";
import { InputTextarea } from "primereact/inputtextarea";
import { languages, useMessages, type Language } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import type { FieldProps } from "../../form/field-props.ts";
import { StaffField } from "./staff-field.tsx";

interface BothLanguagesFieldProps extends FieldProps<Text> {
  /** More than one: a field of several lines. */
  readonly rows?: number;
  readonly maxLength?: number;
}

/**
 * The same words in Thai and English, side by side. A required text needs its Thai: English readers see it where there is
 * no English. @example <BothLanguagesField label={m.name} {...form.field("name")} />
 */
export function BothLanguagesField(props: BothLanguagesFieldProps) {
  const { label, value, onChange, error, errorAt, hint, required = false, disabled = false, rows = 1, ...rest } = props;
  const m = useMessages(staffUiMessages);
  const names = { th: m.thai, en: required ? m.englishIfAny : m.english };
  const wrong = error ?? errorAt?.("th") ?? errorAt?.("en");
  return (
    <StaffField group label={label} error={wrong} hint={hint} required={required}>
      {(control) => (
        <div className="staff-field__both">
          {languages.map((language) => (
            <div key={language} className="staff-field__part">
              <label htmlFor={`${control.id}-${language}`}>{names[language]}</label>
              {input(language, {
                ...control,
                id: `${control.id}-${language}`,
                "aria-required": (required && language === "th") || undefined,
                "aria-invalid": error || errorAt?.(language) ? true : undefined,
              })}
            </div>
          ))}
        </div>
      )}
    </StaffField>
  );

  function input(language: Language, control: object) {
    const same = {
      ...control,
      lang: language,
      value: value[language],
      disabled,
      name: `${rest.name ?? ""}.${language}`,
      maxLength: rest.maxLength,
    };
    const change = (text: string) => onChange({ ...value, [language]: text });
    return rows > 1 ? (
      <InputTextarea {...same} rows={rows} autoResize onChange={(event) => change(event.target.value)} />
    ) : (
      <InputText {...same} autoComplete="off" onChange={(event) => change(event.target.value)} />
    );
  }
}

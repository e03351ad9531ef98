import "./search-select.css";
import { Checkbox } from "primereact/checkbox";
import { InputText } from "primereact/inputtext";
import { useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import type { FieldProps } from "../../form/field-props.ts";
import { manyOptions, optionsWith, type Option } from "./option.ts";
import { StaffField } from "./staff-field.tsx";

interface MultiSelectFieldProps<Value> extends FieldProps<readonly Value[]> {
  readonly options: readonly Option<Value>[];
}

/** A choice of several options, all visible; with many options, users type a part of the name. */
export function MultiSelectField<Value extends string | number>(props: MultiSelectFieldProps<Value>) {
  const { label, value, onChange, error, hint, required = false, disabled = false, options, name } = props;
  const m = useMessages(staffUiMessages);
  const [letters, setLetters] = useState("");
  const tick = (option: Value, ticked: boolean) =>
    onChange(options.map((each) => each.value).filter((each) => (each === option ? ticked : value.includes(each))));
  return (
    <StaffField group {...{ label, error, hint, required }}>
      {({ id, "aria-invalid": invalid, "aria-describedby": notes }) => (
        <div className="tick-list">
          {options.length > manyOptions && (
            <InputText
              type="search"
              aria-label={`${m.search}: ${label}`}
              placeholder={m.search}
              value={letters}
              onChange={({ target }) => setLetters(target.value)}
            />
          )}
          <div className="tick-list__options">
            {optionsWith(options, letters).map((option) => (
              <label key={option.value} htmlFor={`${id}-${option.value}`}>
                <Checkbox
                  inputId={`${id}-${option.value}`}
                  name={name}
                  value={option.value}
                  checked={value.includes(option.value)}
                  disabled={disabled || option.disabled}
                  aria-invalid={invalid}
                  aria-describedby={notes}
                  onChange={({ checked }) => tick(option.value, checked ?? false)}
                />
                {option.label}
              </label>
            ))}
          </div>
          {options.length > manyOptions && (
            <span className="tick-list__count" aria-live="polite">
              {m.nSelected(value.length)}
            </span>
          )}
        </div>
      )}
    </StaffField>
  );
}

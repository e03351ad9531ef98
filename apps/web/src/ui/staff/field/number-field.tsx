import { InputText } from "primereact/inputtext";
import { useState } from "react";
import type { FieldProps } from "../../form/field-props.ts";
import { readNumber, writeNumber } from "../../field/number-text.ts";
import { StaffField } from "./staff-field.tsx";

interface NumberFieldProps extends FieldProps<number | null> {
  /** Digits after the decimal point. */
  readonly decimals?: number;
  /** Shown in the field after the number: km, min, people. */
  readonly unit?: string | undefined;
}

/** A number, or null when the field is empty. Text that is not a number stays in the field. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, error, hint, required = false, disabled = false, name, decimals = 0, unit } = props;
  // the typed text, e.g. "1." on the way to "1.5"
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && readNumber(typed, decimals) === value ? typed : writeNumber(value, decimals);
  return (
    <StaffField {...{ label, error, hint, required }}>
      {(control) => (
        <span className="staff-field__with-unit">
          <InputText
            {...control}
            name={name}
            value={shown}
            disabled={disabled}
            inputMode={decimals > 0 ? "decimal" : "numeric"}
            autoComplete="off"
            onChange={({ target }) => {
              const number = readNumber(target.value, decimals);
              if (number === undefined) return;
              setTyped(target.value);
              onChange(number);
            }}
            onBlur={() => setTyped(undefined)}
          />
          {unit && <span className="staff-field__unit">{unit}</span>}
        </span>
      )}
    </StaffField>
  );
}

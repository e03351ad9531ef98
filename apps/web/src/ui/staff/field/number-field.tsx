import { InputText } from "primereact/inputtext";
import { useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import type { FieldProps } from "../../form/field-props.ts";
import { meantNumbers, readNumber, writeNumber } from "../../field/number-text.ts";
import { Button } from "../control/button.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { StaffField } from "./staff-field.tsx";

interface NumberFieldProps extends FieldProps<number | null> {
  /** Digits after the decimal point. */
  readonly decimals?: number;
  /** Shown in the field after the number: km, min, people. */
  readonly unit?: string | undefined;
  /** Below this, the field says so before anything is sent. */
  readonly least?: number;
}

/**
 * A number, or null when the field is empty. Text that is not a number stays in the field, which says so: its value is `NaN`, which
 * every contract refuses and no call sends. A text that may be two numbers is asked about.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, error, hint, required = false, disabled = false, name, decimals = 0, unit } = props;
  const { least } = props;
  const m = useMessages(staffUiMessages);
  // the typed text, e.g. "1." on the way to "1.5"
  const [typed, setTyped] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const read = (text: string) => {
    const number = readNumber(text, decimals, unit);
    return number === undefined ? Number.NaN : number;
  };
  // some forms take 0 for an empty field: it is shown once the field is left, not before what is typed next
  const isTyped = (text: string) => Object.is(read(text), value) || (read(text) === null && !isLeft);
  const shown = typed !== undefined && isTyped(typed) ? typed : writeNumber(value, decimals);
  const isUnreadable = value !== null && Number.isNaN(value);
  const meant = isUnreadable && isLeft ? meantNumbers(shown, decimals, unit) : [];

  function problem(): string | undefined {
    // while somebody types, a number is not yet whole: "1,8" on the way to "1,800"
    if (!isLeft && error === undefined) return undefined;
    if (isUnreadable && shown !== "") {
      if (meant.length > 0) return m.whichNumber(shown);
      const isPart = decimals === 0 && readNumber(shown, 9, unit) !== undefined;
      return isPart ? m.wholeNumber(shown) : m.noNumber(shown);
    }
    if (least !== undefined && value !== null && value < least) return m.atLeast(writeNumber(least, decimals));
    return error;
  }

  return (
    <StaffField {...{ label, error: problem(), hint, required }}>
      {(control) => (
        <>
          <span className="staff-field__with-unit">
            <InputText
              {...control}
              name={name}
              value={shown}
              disabled={disabled}
              inputMode={decimals > 0 ? "decimal" : "numeric"}
              autoComplete="off"
              onChange={({ target }) => {
                setIsLeft(false);
                setTyped(target.value);
                onChange(read(target.value));
              }}
              onBlur={() => {
                setIsLeft(true);
                if (!isUnreadable) setTyped(undefined);
              }}
            />
            {unit && <span className="staff-field__unit">{unit}</span>}
          </span>
          {meant.length > 0 && (
            <span className="staff-field__choices">
              {meant.map((number) => (
                <Button
                  key={number}
                  type="button"
                  outlined
                  size="small"
                  label={writeNumber(number, decimals)}
                  onClick={() => {
                    setTyped(undefined);
                    onChange(number);
                  }}
                />
              ))}
            </span>
          )}
        </>
      )}
    </StaffField>
  );
}

import { InputText } from "primereact/inputtext";
import { useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { readDuration, writeDuration } from "@time-event/domain/time/duration-text";
import type { FieldProps } from "../../form/field-props.ts";
import { StaffField } from "./staff-field.tsx";

/**
 * A duration, typed as hours and minutes (`6:30`, with seconds when needed) and stored in milliseconds. Null: the field
 * is empty; text that is not a duration is `NaN`, which every contract refuses.
 */
export function DurationField(props: FieldProps<number | null>) {
  const { label, value, onChange, error, hint, required = false, disabled = false, name } = props;
  const m = useMessages(staffUiMessages);
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && Object.is(readDuration(typed), value) ? typed : writeDuration(value);
  const unreadable = Number.isNaN(value) && error !== undefined;
  return (
    <StaffField label={label} error={unreadable ? m.noDuration : error} hint={hint} required={required}>
      {(control) => (
        <span className="staff-field__with-unit">
          <InputText
            {...control}
            name={name}
            value={shown}
            disabled={disabled}
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(readDuration(target.value));
            }}
            onBlur={() => value !== null && !Number.isNaN(value) && setTyped(undefined)}
          />
          <span className="staff-field__unit">{m.hoursMinutes}</span>
        </span>
      )}
    </StaffField>
  );
}

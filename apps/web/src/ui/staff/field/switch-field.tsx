import { Checkbox } from "primereact/checkbox";
import type { FieldProps } from "../../form/field-props.ts";
import { StaffField } from "./staff-field.tsx";
import { Toggle } from "./toggle.tsx";

/** On or off; applies when the form is saved. */
export function SwitchField({ label, value, onChange, error, hint, disabled = false, name }: FieldProps<boolean>) {
  return (
    <StaffField control="after" {...{ label, error, hint }}>
      {({ id, ...control }) => (
        <Toggle
          {...control}
          inputId={id}
          name={name}
          checked={value}
          disabled={disabled}
          onChange={({ value: on }) => onChange(on)}
        />
      )}
    </StaffField>
  );
}

/** One of several options to tick, or a consent. */
export function CheckboxField({ label, value, onChange, error, hint, disabled = false, name }: FieldProps<boolean>) {
  return (
    <StaffField control="before" {...{ label, error, hint }}>
      {({ id, ...control }) => (
        <Checkbox
          {...control}
          inputId={id}
          name={name}
          checked={value}
          disabled={disabled}
          onChange={({ checked }) => onChange(checked ?? false)}
        />
      )}
    </StaffField>
  );
}

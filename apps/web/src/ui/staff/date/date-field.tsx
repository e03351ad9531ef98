import { useMessages } from "../../../lib/i18n/language.ts";
import type { FieldProps } from "../../form/field-props.ts";
import { StaffField } from "../field/staff-field.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { DayInput } from "./day-input.tsx";
import { readDay } from "./day-text.ts";

interface DateFieldProps extends FieldProps<string> {
  /** The first and last day that can be picked, YYYY-MM-DD. */
  readonly first?: string;
  readonly last?: string;
}

/**
 * A calendar day, kept as YYYY-MM-DD; nothing is an empty text. What was typed and is no day stays in the form as it
 * is, so that nothing is lost and the contract refuses it.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, error, hint, required = false, disabled = false, name, first, last } = props;
  const m = useMessages(staffUiMessages);
  const unreadable = value !== "" && readDay(value) === null && error !== undefined;
  return (
    <StaffField label={label} error={unreadable ? m.noDay : error} hint={hint} required={required}>
      {(control) => <DayInput {...{ control, name, value, onChange, disabled, first, last }} />}
    </StaffField>
  );
}

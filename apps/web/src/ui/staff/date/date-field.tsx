import { useMessages } from "../../../lib/i18n/language.ts";
import type { FieldProps } from "../../form/field-props.ts";
import { StaffField } from "../field/staff-field.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { DayInput } from "./day-input.tsx";
import { readDay } from "./day-text.ts";
import { useUnrealDay } from "./use-unreal-day.ts";

interface DateFieldProps extends FieldProps<string> {
  /** The first and last day that users can pick, YYYY-MM-DD. */
  readonly first?: string;
  readonly last?: string;
}

/**
 * A calendar day, stored as YYYY-MM-DD; an empty text when there is none. Typed text that is not a day stays in the
 * form, so that the user does not lose it and the contract refuses it.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, error, hint, required = false, disabled = false, name, first, last } = props;
  const m = useMessages(staffUiMessages);
  const unreal = useUnrealDay(value);
  const unreadable = value !== "" && readDay(value) === null && error !== undefined;
  return (
    <StaffField label={label} error={unreal ?? (unreadable ? m.noDay : error)} hint={hint} required={required}>
      {(control) => <DayInput {...{ control, name, value, onChange, disabled, first, last }} />}
    </StaffField>
  );
}

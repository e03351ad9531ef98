import { InputText } from "primereact/inputtext";
import { useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { instantOf, wallTime } from "../../../lib/i18n/zoned-time.ts";
import type { FieldProps } from "../../form/field-props.ts";
import { StaffField } from "../field/staff-field.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { DayInput } from "./day-input.tsx";
import { readDay, readTime } from "./day-text.ts";

interface DateTimeFieldProps extends FieldProps<number | null> {
  /** The time zone of the typed time: the event's, not the browser's. */
  readonly timeZone: string;
  /** The time that a day means by itself, until another one is typed. @example "23:59" for what ends on a day */
  readonly usualTime?: string;
}

/** The typed text of both parts. */
interface Typed {
  readonly day: string;
  readonly time: string;
}

/**
 * An instant, typed as day and time in the event's time zone, stored as epoch ms. Null: both are empty; when a part is
 * missing or not valid, it is `NaN`, which every contract refuses.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const {
    label,
    value,
    onChange,
    error,
    hint,
    required = false,
    disabled = false,
    name,
    timeZone,
    usualTime = "",
  } = props;
  const m = useMessages(staffUiMessages);
  const [typed, setTyped] = useState<Typed>(() => typedOf(value, timeZone));
  const [known, setKnown] = useState(value);
  // the form's value changed in another way than by typing here
  if (!Object.is(known, value)) {
    setKnown(value);
    if (!Object.is(instantTyped(typed, timeZone), value)) setTyped(typedOf(value, timeZone));
  }
  const change = (part: Partial<Typed>) => {
    const isFirstDay = part.day !== undefined && typed.time.trim() === "" && readDay(part.day) !== null;
    const next = { ...typed, ...(isFirstDay && { time: usualTime }), ...part };
    setTyped(next);
    onChange(instantTyped(next, timeZone));
  };
  const unreadable = Number.isNaN(value) && error !== undefined;
  return (
    <StaffField
      group
      label={label}
      error={unreadable ? m.noInstant : error}
      hint={hint ?? m.inZone(timeZone)}
      required={required}
    >
      {(control) => (
        <div className="date-time">
          <label className="unseen" htmlFor={control.id}>
            {m.dayOf(label)}
          </label>
          <DayInput {...{ control, name, disabled }} value={typed.day} onChange={(day) => change({ day })} />
          <label className="unseen" htmlFor={`${control.id}-time`}>
            {m.timeOf(label)}
          </label>
          <InputText
            {...control}
            id={`${control.id}-time`}
            className="date-time__time"
            value={typed.time}
            disabled={disabled}
            autoComplete="off"
            placeholder={m.timePattern}
            onChange={({ target }) => change({ time: target.value })}
            onBlur={() => setTyped({ ...typed, time: readTime(typed.time) ?? typed.time })}
          />
        </div>
      )}
    </StaffField>
  );
}

function typedOf(value: number | null, timeZone: string): Typed {
  return value === null || Number.isNaN(value) ? { day: "", time: "" } : wallTime(value, timeZone);
}

function instantTyped({ day, time }: Typed, timeZone: string): number | null {
  if (day.trim() === "" && time.trim() === "") return null;
  const read = { day: readDay(day), time: readTime(time) };
  return read.day !== null && read.time !== null ? instantOf({ day: read.day, time: read.time }, timeZone) : Number.NaN;
}

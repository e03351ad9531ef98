import { InputText } from "primereact/inputtext";
import { useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { instantOf, wallTime, wallTimeWithSeconds } from "../../../lib/i18n/zoned-time.ts";
import type { FieldProps } from "../../form/field-props.ts";
import { StaffField } from "../field/staff-field.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { DayInput } from "./day-input.tsx";
import { readDay, readTime, readTimeWithSeconds } from "./day-text.ts";
import { useUnrealDay } from "./use-unreal-day.ts";

interface DateTimeFieldProps extends FieldProps<number | null> {
  /** The time zone of the typed time: the event's, not the browser's. */
  readonly timeZone: string;
  /** The time that a day means by itself, until another one is typed. @example "23:59" for what ends on a day */
  readonly usualTime?: string;
  /** The day that a time means by itself, until another one is typed: `YYYY-MM-DD`. */
  readonly usualDay?: string;
  /** Whether the time has seconds. */
  readonly seconds?: boolean;
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
    usualDay = "",
    seconds = false,
  } = props;
  const precision = seconds ? toSecond : toMinute;
  const typedOf = (at: number | null) => textOf(at, timeZone, precision);
  const m = useMessages(staffUiMessages);
  const [typed, setTyped] = useState<Typed>(() => typedOf(value));
  const [known, setKnown] = useState(value);
  // the form's value changed in another way than by typing here
  if (!Object.is(known, value)) {
    setKnown(value);
    if (!Object.is(instantTyped(typed, timeZone, precision), value)) setTyped(typedOf(value));
  }
  const change = (part: Partial<Typed>) => {
    const isFirstDay = part.day !== undefined && typed.time.trim() === "" && readDay(part.day) !== null;
    const isFirstTime = part.time !== undefined && typed.day.trim() === "" && precision.read(part.time) !== null;
    const day = isFirstTime && usualDay !== "" ? { day: usualDay } : {};
    const next = { ...typed, ...(isFirstDay && { time: usualTime }), ...part, ...day };
    setTyped(next);
    onChange(instantTyped(next, timeZone, precision));
  };
  const unreal = useUnrealDay(typed.day);
  const unreadable = Number.isNaN(value) && error !== undefined;
  return (
    <StaffField
      group
      label={label}
      error={unreal ?? (unreadable ? m.noInstant : error)}
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
            placeholder={seconds ? m.timeWithSecondsPattern : m.timePattern}
            onChange={({ target }) => change({ time: target.value })}
            onBlur={() => setTyped({ ...typed, time: precision.read(typed.time) ?? typed.time })}
          />
        </div>
      )}
    </StaffField>
  );
}

/** How a time of day is read and shown. */
const toMinute = { read: readTime, show: wallTime };
const toSecond = { read: readTimeWithSeconds, show: wallTimeWithSeconds };

function textOf(value: number | null, timeZone: string, { show }: typeof toMinute): Typed {
  return value === null || Number.isNaN(value) ? { day: "", time: "" } : show(value, timeZone);
}

function instantTyped({ day, time }: Typed, timeZone: string, { read }: typeof toMinute): number | null {
  if (day.trim() === "" && time.trim() === "") return null;
  const typed = { day: readDay(day), time: read(time) };
  return typed.day !== null && typed.time !== null
    ? instantOf({ day: typed.day, time: typed.time }, timeZone)
    : Number.NaN;
}

import "./date.css";
import { InputText } from "primereact/inputtext";
import { useRef, useState } from "react";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { useDismiss } from "../../use-dismiss.ts";
import type { ControlProps } from "../../form/field-props.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { readDay, writeDay } from "./day-text.ts";
import { DayPicker } from "./day-picker.tsx";

interface DayInputProps {
  readonly control: ControlProps;
  readonly name?: string | undefined;
  /** YYYY-MM-DD, an empty text, or typed text that is not a day. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled: boolean;
  readonly first?: string | undefined;
  readonly last?: string | undefined;
}

/** A day, typed or picked in a calendar, in the era of the visitor's language. */
export function DayInput({ control, name, value, onChange, disabled, first, last }: DayInputProps) {
  const m = useMessages(staffUiMessages);
  const language = useLanguage();
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const text = typed !== undefined && (readDay(typed) ?? typed) === value ? typed : writeDay(value, language);
  useDismiss(open, [root], (by) => {
    setOpen(false);
    if (by === "escape") button.current?.focus();
  });
  return (
    <span ref={root} className="day-input">
      <InputText
        {...control}
        name={name}
        value={text}
        disabled={disabled}
        autoComplete="off"
        placeholder={m.dayPattern}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readDay(target.value) ?? target.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
      <button
        ref={button}
        type="button"
        className="day-input__pick"
        aria-label={m.pickDay}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        <i className="pi pi-calendar" aria-hidden="true" />
      </button>
      {open && (
        <div role="dialog" aria-label={m.pickDay} className="day-panel">
          <DayPicker
            value={readDay(value)}
            first={first}
            last={last}
            onPick={(day) => {
              onChange(day);
              setOpen(false);
              button.current?.focus();
            }}
          />
        </div>
      )}
    </span>
  );
}

import "./date.css";
import { InputText } from "primereact/inputtext";
import { OverlayPanel } from "primereact/overlaypanel";
import { useRef, useState } from "react";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import type { ControlProps } from "../field/field-props.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { readDay, writeDay } from "./day-text.ts";
import { DayPicker } from "./day-picker.tsx";

interface DayInputProps {
  readonly control: ControlProps;
  readonly name?: string | undefined;
  /** YYYY-MM-DD, nothing, or what was typed and is no day. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled: boolean;
  readonly first?: string | undefined;
  readonly last?: string | undefined;
}

/** A day, typed or picked from a calendar, in the era of the visitor's language. */
export function DayInput({ control, name, value, onChange, disabled, first, last }: DayInputProps) {
  const m = useMessages(staffUiMessages);
  const language = useLanguage();
  const panel = useRef<OverlayPanel>(null);
  const [typed, setTyped] = useState<string>();
  const text = typed !== undefined && (readDay(typed) ?? typed) === value ? typed : writeDay(value, language);
  return (
    <span className="day-input">
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
        type="button"
        className="day-input__pick"
        aria-label={m.pickDay}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={(event) => panel.current?.toggle(event)}
      >
        <i className="pi pi-calendar" aria-hidden="true" />
      </button>
      <OverlayPanel ref={panel} className="day-panel" aria-label={m.pickDay}>
        <DayPicker
          value={readDay(value)}
          first={first}
          last={last}
          onPick={(day) => {
            onChange(day);
            panel.current?.hide();
            document.getElementById(control.id)?.focus();
          }}
        />
      </OverlayPanel>
    </span>
  );
}

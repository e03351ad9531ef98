import { useState } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import { TextInput } from "../../ui/staff/control/text-input.tsx";
import { StaffField } from "../../ui/staff/field/staff-field.tsx";
import { iconNames } from "./icon-names.ts";
import { menuMessages } from "./menu.messages.ts";

interface IconPickerProps {
  /** A class such as `pi pi-home`; empty when no icon is chosen. */
  readonly value: string;
  readonly onChange: (icon: string) => void;
}

export function IconPicker({ value, onChange }: IconPickerProps) {
  const m = useMessages(menuMessages);
  const [wanted, setWanted] = useState("");
  const found = iconNames.filter((name) => name.includes(wanted.trim().toLowerCase()));
  return (
    <StaffField group label={m.icon}>
      {(control) => (
        <div className="icon-picker">
          <TextInput
            type="search"
            aria-label={m.iconSearch}
            placeholder={m.iconSearch}
            autoComplete="off"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          {found.length === 0 && <p className="soft">{m.iconNone}</p>}
          <div className="icon-picker__icons" role="radiogroup" aria-label={m.icon}>
            {found.map((name) => (
              <label key={name} title={name} className="icon-picker__icon">
                <input
                  type="radio"
                  name={control.id}
                  aria-label={name}
                  checked={value === `pi pi-${name}`}
                  onChange={() => onChange(`pi pi-${name}`)}
                />
                <i className={`pi pi-${name}`} aria-hidden="true" />
              </label>
            ))}
          </div>
        </div>
      )}
    </StaffField>
  );
}

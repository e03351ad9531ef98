import "./select.css";
import type { Option } from "../field/option.ts";

interface SelectProps {
  /** Left out: a label around it says what is chosen. */
  readonly label?: string;
  readonly value: string;
  readonly options: readonly Option<string>[];
  readonly onChange: (value: string) => void;
}

/** A select alone, inside its label; use `SelectField` for one with hint and error. */
export function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <span className="select-control">
      <select
        className="p-inputtext p-component"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <i className="pi pi-chevron-down" aria-hidden="true" />
    </span>
  );
}

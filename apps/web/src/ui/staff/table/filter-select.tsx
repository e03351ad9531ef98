import "./filter-select.css";
import { classNames } from "../../class-names.ts";
import type { Option } from "../field/option.ts";

interface FilterSelectProps {
  readonly label: string;
  /** The word for "no filter". */
  readonly any: string;
  readonly value: string;
  readonly options: readonly Option<string>[];
  readonly onChange: (value: string) => void;
}

/** A filter as a chip with its name and its choice; filled when it is set. */
export function FilterSelect({ label, any, value, options, onChange }: FilterSelectProps) {
  const known = value === "" || options.some((option) => option.value === value);
  return (
    <label className={classNames("filter-select", value !== "" && "filter-select--set")}>
      <span className="filter-select__label">{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any}</option>
        {!known && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

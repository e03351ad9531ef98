import "./field.css";
import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps extends ComponentProps<"select"> {
  readonly options: readonly SelectOption[];
}

export function Select({ options, ...rest }: SelectProps) {
  return (
    <span className="select">
      <select className="input" {...rest}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}

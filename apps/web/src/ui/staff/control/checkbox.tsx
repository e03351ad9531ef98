import { Checkbox as PrimeCheckbox } from "primereact/checkbox";

interface CheckboxProps {
  /** Of the control, for the label beside it; or the control is named by `aria-label`. */
  readonly inputId?: string;
  readonly "aria-label"?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A tick alone; with its words beside it, it is a `CheckboxField`. */
export function Checkbox({ onChange, ...props }: CheckboxProps) {
  return <PrimeCheckbox {...props} onChange={({ checked }) => onChange(checked ?? false)} />;
}

import { Checkbox as PrimeCheckbox } from "primereact/checkbox";

interface CheckboxProps {
  /** The control's id, for the label beside it; otherwise `aria-label` names the control. */
  readonly inputId?: string;
  readonly "aria-label"?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A tick alone; use `CheckboxField` for one with a label. */
export function Checkbox({ onChange, ...props }: CheckboxProps) {
  return <PrimeCheckbox {...props} onChange={({ checked }) => onChange(checked ?? false)} />;
}

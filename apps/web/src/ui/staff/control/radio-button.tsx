import { RadioButton as PrimeRadioButton } from "primereact/radiobutton";

interface RadioButtonProps {
  /** Of the control, for the label beside it. */
  readonly inputId: string;
  /** The same for all of which one is chosen. */
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

export function RadioButton(props: RadioButtonProps) {
  return <PrimeRadioButton {...props} />;
}

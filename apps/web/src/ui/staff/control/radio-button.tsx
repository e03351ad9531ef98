import { RadioButton as PrimeRadioButton } from "primereact/radiobutton";

interface RadioButtonProps {
  /** The control's id, for the label beside it. */
  readonly inputId: string;
  /** The same for all buttons of one choice. */
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

export function RadioButton(props: RadioButtonProps) {
  return <PrimeRadioButton {...props} />;
}

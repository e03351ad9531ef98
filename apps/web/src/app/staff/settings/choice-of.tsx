import { useId } from "react";
import { RadioButton } from "../../../ui/staff/control/radio-button.tsx";

interface ChoiceOfProps<Value extends string> {
  readonly title: string;
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice of one from a few options, all visible. */
export function ChoiceOf<Value extends string>({ title, name, options, value, onChoose }: ChoiceOfProps<Value>) {
  const id = useId();
  return (
    <fieldset className="settings__choice">
      <legend>{title}</legend>
      {options.map((option) => (
        <label key={option.value} htmlFor={`${id}-${option.value}`}>
          <RadioButton
            inputId={`${id}-${option.value}`}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

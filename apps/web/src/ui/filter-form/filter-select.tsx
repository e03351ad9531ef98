import { Field } from "../field/field.tsx";
import { Select, type SelectOption } from "../field/select.tsx";

interface FilterSelectProps {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  /** What stands for everything. */
  readonly any: string;
  readonly options: readonly SelectOption[];
}

/** A choice among a list's filters. Its label is heard alone: what stands for everything says what it is about. */
export function FilterSelect({ id, label, name, value, any, options }: FilterSelectProps) {
  return (
    <Field id={id} label={label} labelUnseen>
      <Select id={id} name={name} defaultValue={value} options={[{ value: "", label: any }, ...options]} />
    </Field>
  );
}

import { MultiSelect } from "primereact/multiselect";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import type { FieldProps } from "./field-props.ts";
import type { Option } from "./option.ts";
import { StaffField } from "./staff-field.tsx";

/** From here on one types a part of the name instead of reading them all. */
const manyOptions = 12;

interface MultiSelectFieldProps<Value> extends FieldProps<readonly Value[]> {
  readonly options: readonly Option<Value>[];
}

/** Any of several. */
export function MultiSelectField<Value extends string | number>(props: MultiSelectFieldProps<Value>) {
  const { label, value, onChange, error, hint, required = false, disabled = false, options, name } = props;
  const m = useMessages(staffUiMessages);
  return (
    <StaffField {...{ label, error, hint, required }}>
      {({ id, ...control }) => (
        <MultiSelect
          {...control}
          inputId={id}
          name={name}
          value={[...value]}
          options={[...options]}
          optionLabel="label"
          optionValue="value"
          optionDisabled="disabled"
          placeholder={m.noneSelected}
          maxSelectedLabels={4}
          selectedItemsLabel={m.nSelected(value.length)}
          disabled={disabled}
          invalid={error !== undefined}
          filter={options.length > manyOptions}
          onChange={({ value: chosen }: { value: Value[] | null }) => onChange(chosen ?? [])}
        />
      )}
    </StaffField>
  );
}

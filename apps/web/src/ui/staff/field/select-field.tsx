import { Dropdown } from "primereact/dropdown";
import { MultiSelect } from "primereact/multiselect";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import type { FieldProps } from "./field-props.ts";
import { StaffField } from "./staff-field.tsx";

export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

/** From here on one types a part of the name instead of reading them all. */
const manyOptions = 12;

interface SelectFieldProps<Value> extends FieldProps<Value | null> {
  readonly options: readonly Option<Value>[];
  readonly placeholder?: string;
  /** Lets one choose nothing again. */
  readonly clearable?: boolean;
}

/** One of several. @example <SelectField label={m.type} options={types} {...form.field("typeCode")} /> */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, value, onChange, error, hint, required = false, disabled = false, options, placeholder } = props;
  const { clearable = false, name } = props;
  return (
    <StaffField {...{ label, error, hint, required }}>
      {({ id, ...control }) => (
        <Dropdown
          {...control}
          inputId={id}
          name={name}
          value={value}
          options={[...options]}
          optionLabel="label"
          optionValue="value"
          optionDisabled="disabled"
          placeholder={placeholder}
          disabled={disabled}
          invalid={error !== undefined}
          showClear={clearable && value !== null}
          filter={options.length > manyOptions}
          filterInputAutoFocus
          resetFilterOnHide
          onChange={({ value: chosen }: { value: Value | undefined }) => onChange(chosen ?? null)}
        />
      )}
    </StaffField>
  );
}

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

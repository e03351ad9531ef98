import "../control/select.css";
import { PrimeReactContext } from "primereact/api";
import { use } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { classNames } from "../../class-names.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import type { ControlProps, FieldProps } from "../../form/field-props.ts";
import { manyOptions, type Option } from "./option.ts";
import { SearchSelect } from "./search-select.tsx";
import { StaffField } from "./staff-field.tsx";

interface SelectFieldProps<Value> extends FieldProps<Value | null> {
  readonly options: readonly Option<Value>[];
  readonly placeholder?: string;
  /** The user can clear the choice. */
  readonly clearable?: boolean;
}

/** A choice of one option. @example <SelectField label={m.type} options={types} {...form.field("typeCode")} /> */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, error, hint, required = false, options } = props;
  const Control = options.length > manyOptions ? SearchSelect : PlainSelect;
  return (
    <StaffField {...{ label, error, hint, required }}>
      {(control) => <Control {...props} control={control} />}
    </StaffField>
  );
}

interface PlainSelectProps<Value> extends SelectFieldProps<Value> {
  readonly control: ControlProps;
}

/** The browser's own select: every user, keyboard and screen reader knows it. */
function PlainSelect<Value extends string | number>(props: PlainSelectProps<Value>) {
  const { control, name, value, onChange, options, disabled, placeholder, clearable = false } = props;
  const m = useMessages(staffUiMessages);
  const { inputStyle } = use(PrimeReactContext);
  return (
    <span className="select-control">
      <select
        {...control}
        className={classNames(
          "p-inputtext p-component",
          inputStyle === "filled" && "p-variant-filled",
          value === null && "select-control--none",
        )}
        name={name}
        disabled={disabled}
        value={value === null ? "" : String(value)}
        onChange={({ target }) => onChange(options.find((each) => String(each.value) === target.value)?.value ?? null)}
      >
        {(value === null || clearable) && <option value="">{placeholder ?? m.noneSelected}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <i className="pi pi-chevron-down" aria-hidden="true" />
    </span>
  );
}

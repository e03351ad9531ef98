import { AutoComplete } from "primereact/autocomplete";
import { useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import type { ControlProps } from "./field-props.ts";
import type { Option } from "./option.ts";

interface SearchSelectProps<Value> {
  readonly control: ControlProps;
  readonly name?: string;
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly options: readonly Option<Value>[];
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** One of many: any part of its name finds it. */
export function SearchSelect<Value extends string | number>(props: SearchSelectProps<Value>) {
  const { control, name, value, onChange, options, placeholder, disabled = false } = props;
  const { id, ...aria } = control;
  const m = useMessages(staffUiMessages);
  // what is being typed, until it is one of the options
  const [typed, setTyped] = useState<string>();
  const [found, setFound] = useState<Option<Value>[]>([]);
  const chosen = options.find((option) => option.value === value);
  return (
    <AutoComplete
      {...aria}
      inputId={id}
      name={name}
      className="search-select"
      value={typed ?? chosen ?? ""}
      field="label"
      suggestions={found}
      completeMethod={({ query }) => {
        const wanted = query.trim().toLocaleLowerCase();
        setFound(options.filter((option) => option.label.toLocaleLowerCase().includes(wanted)));
      }}
      onChange={({ value: next }: { value: Option<Value> | string | null }) => {
        if (typeof next === "string" && next !== "") return setTyped(next);
        setTyped(undefined);
        onChange(typeof next === "string" || next === null ? null : next.value);
      }}
      onBlur={() => setTyped(undefined)}
      dropdown
      dropdownAriaLabel={m.showOptions}
      emptyMessage={m.noOptions}
      showEmptyMessage
      placeholder={placeholder ?? m.noneSelected}
      disabled={disabled}
      invalid={control["aria-invalid"] ?? false}
    />
  );
}

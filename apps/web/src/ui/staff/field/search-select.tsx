import "./search-select.css";
import { InputText } from "primereact/inputtext";
import { useRef, useState, type KeyboardEvent } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useDismiss } from "../../use-dismiss.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import type { ControlProps } from "../../form/field-props.ts";
import { optionsWith, type Option } from "./option.ts";

interface SearchSelectProps<Value> {
  readonly control: ControlProps;
  readonly name?: string;
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly options: readonly Option<Value>[];
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly clearable?: boolean;
}

/** A choice of one from many; the user types any part of a name. A combobox as the ARIA practices describe it. */
export function SearchSelect<Value extends string | number>(props: SearchSelectProps<Value>) {
  const { control, name, value, onChange, options, placeholder, disabled = false, clearable = false } = props;
  const m = useMessages(staffUiMessages);
  const root = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [marked, setMarked] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const found = optionsWith(options, typed ?? "");
  const listId = `${control.id}-list`;
  const optionId = (at: number) => `${control.id}-option-${at}`;

  function show(at = found.findIndex((option) => option.value === value)): void {
    setOpen(true);
    mark(Math.max(0, at));
  }
  function mark(at: number): void {
    setMarked(at);
    requestAnimationFrame(() => {
      // a dialog that is shorter than the list scrolls to all of it
      document.getElementById(listId)?.scrollIntoView({ block: "nearest" });
      document.getElementById(optionId(at))?.scrollIntoView({ block: "nearest" });
    });
  }
  function close(): void {
    setOpen(false);
    setTyped(undefined);
  }
  function choose(option: Option<Value> | undefined): void {
    if (option && !option.disabled) onChange(option.value);
    close();
  }
  function pressed(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) mark(Math.min(Math.max(0, marked + step), found.length - 1));
      else show();
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      choose(found[marked]);
    } else if (event.key === "Tab") close();
  }
  useDismiss(open, [root], close);

  return (
    <span ref={root} className="search-select">
      <InputText
        {...control}
        name={name}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && found.length > 0 ? optionId(marked) : undefined}
        autoComplete="off"
        placeholder={placeholder ?? m.noneSelected}
        disabled={disabled}
        value={typed ?? chosen?.label ?? ""}
        onClick={() => !open && show()}
        onKeyDown={pressed}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          setMarked(0);
          if (target.value === "" && clearable) onChange(null);
        }}
      />
      <i className="pi pi-chevron-down" aria-hidden="true" />
      <div role="listbox" id={listId} className="search-select__list" hidden={!open} aria-label={m.options}>
        {found.map((option, at) => (
          <button
            key={option.value}
            id={optionId(at)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            disabled={option.disabled}
            data-marked={at === marked || undefined}
            // the text field keeps the focus
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option.label}
          </button>
        ))}
        {found.length === 0 && (
          <button type="button" role="option" aria-selected="false" disabled>
            {m.noOptions}
          </button>
        )}
      </div>
    </span>
  );
}

interface ToolbarSelectProps {
  readonly label: string;
  /** Empty: no filter. */
  readonly value: string;
  /** The text of the empty choice; left out: there is none. */
  readonly any?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A filter of a list; it has few options, so the browser's own select is enough. */
export function ToolbarSelect({ label, value, any, options, onChange }: ToolbarSelectProps) {
  return (
    <select
      className="p-inputtext p-component toolbar-select"
      aria-label={label}
      value={value}
      data-set={(any !== undefined && value !== "") || undefined}
      onChange={({ target }) => onChange(target.value)}
    >
      {any !== undefined && <option value="">{any}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

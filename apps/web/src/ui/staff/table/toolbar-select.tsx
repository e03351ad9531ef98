interface ToolbarSelectProps {
  readonly label: string;
  /** Empty: not filtered. */
  readonly value: string;
  /** What stands there then. */
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A filter of a list, which is small enough for the browser's own. */
export function ToolbarSelect({ label, value, any, options, onChange }: ToolbarSelectProps) {
  return (
    <select
      className="p-inputtext p-component toolbar-select"
      aria-label={label}
      value={value}
      data-set={value !== "" || undefined}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

import { Select } from "../control/select.tsx";

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
  const choices = any === undefined ? options : [{ value: "", label: any }, ...options];
  return (
    <span className="toolbar-select" data-set={(any !== undefined && value !== "") || undefined}>
      <Select label={label} value={value} options={choices} onChange={onChange} />
    </span>
  );
}

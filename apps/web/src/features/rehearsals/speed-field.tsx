import { useMessages } from "../../lib/i18n/language.ts";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { rehearsalsMessages } from "./rehearsals.messages.ts";

const speeds = [1, 2, 5, 10, 20, 30, 60] as const;

interface SpeedFieldProps {
  readonly speed: number;
  readonly onChange: (speed: number) => void;
}

/** How much faster than on the wall time goes by in the race. */
export function SpeedField({ speed, onChange }: SpeedFieldProps) {
  const m = useMessages(rehearsalsMessages);
  const options = speeds.map((value) => ({ value: value as number, label: m.times(value) }));
  return (
    <SelectField
      label={m.speed}
      name="speed"
      options={options}
      value={speed}
      onChange={(value) => value !== null && onChange(value)}
    />
  );
}

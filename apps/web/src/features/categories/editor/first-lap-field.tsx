import { lapEndM } from "@time-event/domain/race/lap-ends";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { fieldOf } from "../../../ui/staff/form/editing.ts";
import { editorMessages } from "./editor.messages.ts";
import type { RaceRulesProps } from "./timing-section-props.ts";

interface FirstLapFieldProps extends Pick<RaceRulesProps, "editing"> {
  /** Metres of a lap; null: nobody knows. */
  readonly lapM: number | null;
}

/** A first lap of another length, told by an example that follows what is set. */
export function FirstLapField({ editing, lapM }: FirstLapFieldProps) {
  const m = useMessages(editorMessages);
  const format = useFormat();
  const field = fieldOf(editing, "firstLapM");
  const { firstLapM, laps } = editing.values;
  const km = (metres: number) => format.number(Math.round(metres) / 1_000);
  const isSet = typeof firstLapM === "number" && firstLapM > 0;
  const others = lapM === null ? null : km(lapM);
  const all = lapM === null || laps === null ? null : km(lapEndM({ firstLapM }, lapM, laps));
  return (
    <NumberField
      label={m.firstLap}
      unit={m.kilometres}
      decimals={4}
      hint={isSet ? m.firstLapExample(km(firstLapM), others, laps === null ? null : laps - 1, all) : m.firstLapHint}
      {...field}
      value={typeof firstLapM === "number" ? firstLapM / 1_000 : null}
      onChange={(value) => field.onChange(value === null ? null : Math.round(value * 10_000) / 10)}
    />
  );
}

import type { PenaltyEffect } from "@time-event/contract/penalty-rules";
import { useMessages } from "../../lib/i18n/language.ts";
import type { FieldProps } from "../../ui/form/field-props.ts";
import { NumberField } from "../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { penaltyRuleMessages } from "./penalty-rules.messages.ts";

const minute = 60_000;

/** The first values of each kind of penalty. */
const usual: Readonly<Record<PenaltyEffect["kind"], PenaltyEffect>> = {
  time: { kind: "time", timeMs: 5 * minute },
  bonus: { kind: "bonus", timeMs: minute / 2 },
  laps: { kind: "laps", laps: 1 },
  places: { kind: "places", placesLost: 3 },
  disqualify: { kind: "disqualify" },
  warning: { kind: "warning" },
};

type EffectFieldsProps = Pick<FieldProps<PenaltyEffect>, "value" | "onChange" | "errorAt">;

/** The kind of a penalty, and its size when it has one. */
export function EffectFields({ value: effect, onChange, errorAt }: EffectFieldsProps) {
  const m = useMessages(penaltyRuleMessages);
  const kinds = ["time", "bonus", "laps", "places", "disqualify", "warning"] as const;
  const isTime = effect.kind === "time" || effect.kind === "bonus";
  const setTime = (timeMs: number) => isTime && onChange({ ...effect, timeMs });
  return (
    <>
      <SelectField
        label={m.effect}
        required
        value={effect.kind}
        options={kinds.map((value) => ({ value, label: m.effects[value] }))}
        onChange={(kind) => onChange(usual[kind ?? effect.kind])}
      />
      {isTime && (
        <div className="form-grid">
          <NumberField
            label={`${m.effects[effect.kind]} (${m.minutes})`}
            unit={m.minutes}
            value={Math.floor(effect.timeMs / minute)}
            error={errorAt?.("timeMs")}
            onChange={(minutes) => setTime((minutes ?? 0) * minute + (effect.timeMs % minute))}
          />
          <NumberField
            label={`${m.effects[effect.kind]} (${m.seconds})`}
            unit={m.seconds}
            value={(effect.timeMs % minute) / 1000}
            onChange={(seconds) => setTime(effect.timeMs - (effect.timeMs % minute) + (seconds ?? 0) * 1000)}
          />
        </div>
      )}
      {effect.kind === "laps" && (
        <NumberField
          label={m.laps}
          unit={m.lapsUnit}
          value={effect.laps}
          error={errorAt?.("laps")}
          onChange={(laps) => onChange({ kind: "laps", laps: laps ?? 0 })}
        />
      )}
      {effect.kind === "places" && (
        <NumberField
          label={m.places}
          unit={m.placesUnit}
          hint={m.placesExample(effect.placesLost)}
          value={effect.placesLost}
          error={errorAt?.("placesLost")}
          onChange={(places) => onChange({ kind: "places", placesLost: places ?? 0 })}
        />
      )}
    </>
  );
}

import type { CheckpointForm } from "@time-event/contract/checkpoints";
import { useMessages } from "../../../lib/i18n/language.ts";
import { DateTimeField } from "../../../ui/staff/date/date-time-field.tsx";
import { BothLanguagesField } from "../../../ui/staff/field/both-languages-field.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { staffCheckpointsMessages } from "./staff-checkpoints.messages.ts";

export type CheckpointValues = CheckpointForm & { readonly eventId: number; readonly revision: number };

interface CheckpointFieldsProps {
  readonly form: Form<CheckpointValues>;
  readonly isNew: boolean;
  readonly timeZone: string;
  /** The day of an event of one day, else "". */
  readonly onlyDay: string;
}

export function CheckpointFields({ form, isNew, timeZone, onlyDay }: CheckpointFieldsProps) {
  const m = useMessages(staffCheckpointsMessages);
  const kind = form.field("kind");
  const distance = form.field("distanceM");
  return (
    <div className="form-grid">
      <TextField label={m.code} hint={m.codeHint} required maxLength={40} disabled={!isNew} {...form.field("code")} />
      <SelectField
        label={m.kind}
        options={(["start", "split", "finish", "lap"] as const).map((value) => ({ value, label: m.kinds[value] }))}
        {...kind}
        onChange={(value) => kind.onChange(value ?? "split")}
      />
      <div className="form-grid__wide">
        <BothLanguagesField label={m.name} required maxLength={120} {...form.field("name")} />
      </div>
      <NumberField
        label={m.distance}
        hint={m.distanceHint}
        unit={m.kilometres}
        decimals={4}
        required
        {...distance}
        value={distance.value / 1000}
        onChange={(km) => distance.onChange(Math.round((km ?? 0) * 10_000) / 10)}
      />
      <NumberField label={m.elevation} unit={m.metres} {...form.field("elevationM")} />
      <NumberField label={m.lat} decimals={6} {...form.field("lat")} />
      <NumberField label={m.lng} decimals={6} {...form.field("lng")} />
      <DateTimeField label={m.opensAt} timeZone={timeZone} usualDay={onlyDay} {...form.field("opensAt")} />
      <DateTimeField
        label={m.cutoffAt}
        hint={m.cutoffHint}
        timeZone={timeZone}
        usualDay={onlyDay}
        {...form.field("cutoffAt")}
      />
    </div>
  );
}

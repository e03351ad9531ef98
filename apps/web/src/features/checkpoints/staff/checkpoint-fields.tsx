import { type CheckpointForm, checkpointSave } from "@time-event/contract/checkpoints";
import { checkpointProblems } from "@time-event/domain/checkpoints/checkpoint-problems";
import type { ReactNode } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { DateTimeField } from "../../../ui/staff/date/date-time-field.tsx";
import { BothLanguagesField } from "../../../ui/staff/field/both-languages-field.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { FormFrame } from "../../../ui/staff/form/form-frame.tsx";
import { ruledBy } from "../../../ui/staff/form/ruled-by.ts";
import { useForm } from "../../../ui/staff/form/use-form.ts";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { staffCheckpointsMessages } from "./staff-checkpoints.messages.ts";

export type CheckpointValues = CheckpointForm & { readonly eventId: number; readonly revision: number };

interface CheckpointFieldsProps {
  readonly stored: CheckpointValues;
  readonly timeZone: string;
  readonly reload: () => Promise<CheckpointValues>;
  readonly onSaved: () => void;
  readonly actions: ReactNode;
}

export function CheckpointFields({ stored, timeZone, reload, onSaved, actions }: CheckpointFieldsProps) {
  const m = useMessages(staffCheckpointsMessages);
  const format = useFormat();
  const save = useStaffAction(checkpointSave, { changes: ["checkpoint-list", "category-list", "event-get"] });
  const form = useForm<CheckpointValues>({
    stored,
    words: m.words,
    schema: ruledBy(checkpointSave.body, checkpointProblems),
    save: async (values) => {
      const { data } = await save.mutateAsync(values);
      if (data.judged > 0) toast({ severity: "info", summary: m.judged(format.number(data.judged)) });
      return { ...values, revision: data.revision };
    },
  });
  const kind = form.field("kind");
  const distance = form.field("distanceM");
  const isNew = stored.revision === 0;
  return (
    <FormFrame
      form={form}
      words={m.words}
      conflict={{ reload, labels: { name: m.name, kind: m.kind, distanceM: m.distance, cutoffAt: m.cutoffAt } }}
      onSaved={onSaved}
      actions={actions}
    >
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
        <DateTimeField label={m.opensAt} timeZone={timeZone} {...form.field("opensAt")} />
        <DateTimeField label={m.cutoffAt} hint={m.cutoffHint} timeZone={timeZone} {...form.field("cutoffAt")} />
      </div>
    </FormFrame>
  );
}

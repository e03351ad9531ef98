import type { ReplyOf } from "@time-event/contract/endpoint";
import { type Wave, waveDelete, type WaveForm, type waveList, waveSave } from "@time-event/contract/waves";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { DateTimeField } from "../../ui/staff/date/date-time-field.tsx";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { NumberField } from "../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { fieldOf } from "../../ui/staff/form/editing.ts";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { wavesMessages } from "./waves.messages.ts";

type Values = WaveForm & { readonly eventId: number; readonly id: number | null; readonly revision: number };

interface WaveDrawerProps {
  readonly eventId: number;
  /** As it is stored, or the values of a new one. */
  readonly wave: Wave | WaveForm;
  readonly timeZone: string;
  readonly categories: ReplyOf<typeof waveList>["meta"]["categories"];
  readonly onClose: () => void;
  readonly reload: () => Promise<readonly Wave[]>;
}

/** The form of a wave beside the list. */
export function WaveDrawer({ eventId, wave, timeZone, categories, onClose, reload }: WaveDrawerProps) {
  const m = useMessages(wavesMessages);
  const format = useFormat();
  const valuesOf = ({ taken: _taken, gunFiredAt: _fired, changedAt: _at, changedBy: _by, ...row }: Wave): Values => ({
    ...row,
    eventId,
  });
  const remove = useStaffAction(waveDelete);
  const save = useStaffAction(waveSave);
  const old = "id" in wave ? wave : null;
  const [stored] = useState<Values>(() => (old ? valuesOf(old) : { ...wave, eventId, id: null, revision: 0 }));
  const form = useForm<Values>({
    draft: `wave ${old?.id ?? "new"}`,
    stored,
    words: m.words,
    schema: waveSave.body,
    save: async (values) => valuesOf((await save.mutateAsync(values)).data),
  });
  const category = fieldOf(form, "categoryId");
  const starts = fieldOf(form, "startsAt");
  const removal = old && {
    label: m.delete,
    question: m.deleteQuestion(format.text(old.name)),
    deleted: m.deleted,
    remove: () => remove.mutateAsync({ eventId, id: old.id, revision: form.stored.revision }),
  };
  return (
    <EditorDrawer
      title={old ? m.edit : m.add}
      form={form}
      words={m.words}
      conflict={{
        reload: async () => (await reload()).map(valuesOf).find(({ id }) => id === stored.id),
        labels: { name: m.name, categoryId: m.category, startsAt: m.startsAt, capacity: m.capacity },
      }}
      removal={removal}
      send={save.mutateAsync}
      onClose={onClose}
    >
      <BothLanguagesField label={m.name} required maxLength={120} {...fieldOf(form, "name")} />
      <SelectField
        label={m.category}
        required
        options={categories.map(({ id, code, name }) => ({ value: id, label: `${code} ${format.text(name)}` }))}
        {...category}
        onChange={(id) => category.onChange(id ?? 0)}
      />
      <DateTimeField
        label={m.startsAt}
        required
        timeZone={timeZone}
        {...starts}
        onChange={(at) => starts.onChange(at ?? Number.NaN)}
      />
      <NumberField label={m.capacity} hint={m.capacityHint} unit={m.people} {...fieldOf(form, "capacity")} />
    </EditorDrawer>
  );
}

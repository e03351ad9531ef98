import type { DataOf } from "@time-event/contract/endpoint";
import { type entrantChoices, type EntrantRecord, entrantSave } from "@time-event/contract/entrants";
import { entrantProblems } from "@time-event/domain/entrants/entrant-problems";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { FormFrame } from "../../../ui/staff/form/form-frame.tsx";
import { ruledBy } from "../../../ui/staff/form/ruled-by.ts";
import { useForm } from "../../../ui/staff/form/use-form.ts";
import { entrantWords } from "../entrant-words.messages.ts";
import { EntryFields } from "./entry-fields.tsx";
import { type EntrantValues, formOf } from "./form-values.ts";
import { PersonFields } from "./person-fields.tsx";
import { PersonalFields } from "./personal-fields.tsx";

interface EntrantFormProps {
  readonly stored: EntrantValues;
  /** Undefined: somebody new. */
  readonly record: EntrantRecord | undefined;
  readonly choices: DataOf<typeof entrantChoices>;
  /** The event's first day, YYYY-MM-DD. */
  readonly raceDay: string;
  readonly mayEdit: boolean;
  /** What is stored by now, after somebody else saved. */
  readonly reload: (() => Promise<EntrantRecord>) | undefined;
  readonly onSaved: (id: number) => void;
}

export function EntrantForm({ stored, record, choices, raceDay, mayEdit, reload, onSaved }: EntrantFormProps) {
  const { fields, refusals } = useMessages(entrantWords);
  const save = useStaffAction(entrantSave);
  const form = useForm<EntrantValues>({
    stored,
    schema: ruledBy(entrantSave.body, (values) => entrantProblems(values, raceDay)),
    words: refusals,
    save: async (values) => {
      const { id, revision } = (await save.mutateAsync(values)).data;
      onSaved(id);
      return { ...values, id, revision };
    },
  });
  const parts = (
    <>
      <PersonFields form={form} disabled={!mayEdit} choices={choices} />
      <EntryFields form={form} disabled={!mayEdit} choices={choices} />
      <PersonalFields form={form} disabled={!mayEdit} masked={record?.isMasked ? record.personal : undefined} />
    </>
  );
  // who may only look has fields to read and nothing to press
  if (!mayEdit) return <div className="entrant-form">{parts}</div>;
  return (
    <FormFrame
      form={form}
      words={refusals}
      {...(reload && { conflict: { reload: async () => formOf(stored.eventId, await reload()), labels: fields } })}
    >
      <div className="entrant-form">{parts}</div>
    </FormFrame>
  );
}

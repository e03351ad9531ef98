import type { DataOf } from "@time-event/contract/endpoint";
import { type entryChoices, type EntryRecord } from "@time-event/contract/entries";
import { entrySave } from "@time-event/contract/entry-edits";
import { askedOrKept } from "@time-event/domain/entries/asked-of-person";
import { entryProblems } from "@time-event/domain/entries/entry-problems";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { FormFrame } from "../../../ui/staff/form/form-frame.tsx";
import { ruledBy } from "../../../ui/form/ruled-by.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { entryWords } from "../entry-words.messages.ts";
import { TextAreaField } from "../../../ui/staff/field/text-field.tsx";
import { drawerMessages } from "./drawer.messages.ts";
import { RaceFields } from "./race-fields.tsx";
import { type EntryValues, formOf } from "./form-values.ts";
import { PersonFields } from "./person-fields.tsx";
import { PersonalFields } from "./personal-fields.tsx";

interface EntryFormProps {
  readonly stored: EntryValues;
  /** Undefined: a new entry. */
  readonly record: EntryRecord | undefined;
  readonly choices: DataOf<typeof entryChoices>;
  /** The event's first day, YYYY-MM-DD. */
  readonly raceDay: string;
  readonly mayEdit: boolean;
  /** Loads what is stored now, after somebody else saved. */
  readonly reload: (() => Promise<EntryRecord>) | undefined;
  readonly onSaved: (id: number) => void;
}

export function EntryForm({ stored, record, choices, raceDay, mayEdit, reload, onSaved }: EntryFormProps) {
  const m = useMessages(drawerMessages);
  const { fields, refusals } = useMessages(entryWords);
  const save = useStaffAction(entrySave);
  const form = useForm<EntryValues>({
    draft: `entry ${stored.id ?? "new"}`,
    stored,
    schema: ruledBy(entrySave.body, (values) => entryProblems(values, raceDay, askedOrKept(choices.asked, stored))),
    words: refusals,
    save: async (values) => {
      const { id, revision } = (await save.mutateAsync({ ...values, gender: values.gender! })).data;
      onSaved(id);
      return { ...values, id, revision, ageReason: "", twiceReason: "" };
    },
  });
  const ageReason = form.field("ageReason");
  const twiceReason = form.field("twiceReason");
  const isTwice = (["nationalId", "passport"] as const).some((field) =>
    ["already_entered", "held_by_order"].includes(form.errors[field] ?? ""),
  );
  const parts = (
    <>
      <PersonFields form={form} disabled={!mayEdit} choices={choices} />
      <RaceFields form={form} disabled={!mayEdit} choices={choices} />
      <PersonalFields
        form={form}
        disabled={!mayEdit}
        masked={record?.isMasked ? record.personal : undefined}
        asked={choices.asked}
      />
      {(["too_young", "too_old"].includes(form.errors["birthDate"] ?? "") || form.values.ageReason) && (
        <TextAreaField
          rows={2}
          label={m.ageReason}
          hint={m.ageReasonHint}
          {...ageReason}
          value={ageReason.value ?? ""}
        />
      )}
      {(isTwice || form.values.twiceReason) && (
        <TextAreaField
          rows={2}
          label={m.twiceReason}
          hint={m.twiceReasonHint}
          {...twiceReason}
          value={twiceReason.value ?? ""}
        />
      )}
    </>
  );
  // a user who may only look gets read-only fields and no buttons
  if (!mayEdit) return <div className="entry-form">{parts}</div>;
  return (
    <FormFrame
      undoable
      form={form}
      words={refusals}
      {...(reload && { conflict: { reload: async () => formOf(stored.eventId, await reload()), labels: fields } })}
    >
      <div className="entry-form">{parts}</div>
    </FormFrame>
  );
}

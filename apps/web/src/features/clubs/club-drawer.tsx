import { type Club, clubDelete, clubSave } from "@time-event/contract/clubs";
import type { BodyOf } from "@time-event/contract/endpoint";
import { provinceName, provinces } from "@time-event/domain/geo/provinces";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { clubMessages } from "./clubs.messages.ts";
import { MergeDialog } from "./merge-dialog.tsx";

type Values = BodyOf<typeof clubSave>;

interface ClubDrawerProps {
  /** Null: a new one. */
  readonly club: Club | null;
  /** The first name of a new club: the name that entries wrote. */
  readonly suggestedName?: string;
  readonly others: readonly Club[];
  readonly reload: () => Promise<readonly Club[]>;
  readonly onClose: () => void;
}

/** The fields of a row that staff edit. */
const valuesOf = (row: Club): Values => clubSave.body.parse(row);
export function ClubDrawer({ club, suggestedName = "", others, reload, onClose }: ClubDrawerProps) {
  const m = useMessages(clubMessages);
  const format = useFormat();
  const save = useStaffAction(clubSave);
  const remove = useStaffAction(clubDelete);
  const [merging, setMerging] = useState(false);
  const [stored] = useState<Values>(() =>
    club ? valuesOf(club) : { id: null, name: { th: suggestedName, en: "" }, short: "", province: "", revision: 0 },
  );
  const form = useForm<Values>({
    draft: `club ${club?.id ?? "new"}`,
    stored,
    schema: clubSave.body,
    words: m.refusals,
    save: async (values) => valuesOf((await save.mutateAsync(values)).data),
  });
  const removal = club && {
    question: m.deleteQuestion(format.text(club.name)),
    remove: () => remove.mutateAsync({ id: club.id, revision: form.stored.revision }),
  };
  return (
    <EditorDrawer
      title={club ? format.text(club.name) : m.addTitle}
      form={form}
      words={m.refusals}
      conflict={{
        reload: async () => (await reload()).map(valuesOf).find((each) => each.id === form.values.id),
        labels: { name: m.name, short: m.short, province: m.province },
      }}
      removal={removal}
      send={save.mutateAsync}
      onClose={onClose}
    >
      <BothLanguagesField label={m.name} hint={m.nameHint} required maxLength={120} {...form.field("name")} />
      <div className="form-grid">
        <TextField label={m.short} maxLength={20} {...form.field("short")} />
        <SelectField
          label={m.province}
          placeholder={m.noProvince}
          clearable
          options={provinces.map((value) => ({ value, label: provinceName(value, format.language) }))}
          {...form.field("province")}
          value={form.values.province || null}
          onChange={(province) => form.change({ province: province ?? "" })}
        />
      </div>
      {club && others.length > 1 && (
        <p>
          <Changes>
            <Button
              type="button"
              outlined
              icon="pi pi-arrow-right-arrow-left"
              label={m.merge}
              onClick={() => setMerging(true)}
            />
          </Changes>
        </p>
      )}
      {club && merging && (
        <MergeDialog
          from={{ id: club.id, name: format.text(club.name), entries: club.entries }}
          clubs={others}
          onClose={() => setMerging(false)}
          onMerged={onClose}
        />
      )}
    </EditorDrawer>
  );
}

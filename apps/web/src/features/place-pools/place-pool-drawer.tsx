import type { ReplyOf } from "@time-event/contract/endpoint";
import {
  type PlacePool,
  placePoolDelete,
  type PlacePoolForm,
  type placePoolList,
  placePoolSave,
} from "@time-event/contract/place-pools";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { NumberField } from "../../ui/staff/field/number-field.tsx";
import { fieldOf } from "../../ui/staff/form/editing.ts";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { LimitedToFields } from "../categories/limited-to-fields.shared.tsx";
import { placePoolsMessages } from "./place-pools.messages.ts";

type Values = PlacePoolForm & { readonly eventId: number; readonly id: number | null; readonly revision: number };

interface PlacePoolDrawerProps {
  readonly eventId: number;
  /** Null: a new one. */
  readonly pool: PlacePool | null;
  readonly categories: ReplyOf<typeof placePoolList>["meta"]["categories"];
  readonly onClose: () => void;
  readonly reload: () => Promise<readonly PlacePool[]>;
}

/** The form of shared places beside the list. */
export function PlacePoolDrawer({ eventId, pool, categories, onClose, reload }: PlacePoolDrawerProps) {
  const m = useMessages(placePoolsMessages);
  const format = useFormat();
  const valuesOf = ({ taken: _taken, changedAt: _at, changedBy: _by, ...row }: PlacePool): Values => ({
    ...row,
    eventId,
  });
  const remove = useStaffAction(placePoolDelete);
  const save = useStaffAction(placePoolSave);
  const [stored] = useState<Values>(() => (pool ? valuesOf(pool) : { ...blank, eventId, id: null, revision: 0 }));
  const form = useForm<Values>({
    draft: `place-pool ${pool?.id ?? "new"}`,
    stored,
    words: m.words,
    schema: placePoolSave.body,
    save: async (values) => valuesOf((await save.mutateAsync(values)).data),
  });
  const capacity = fieldOf(form, "capacity");
  const removal = pool && {
    label: m.delete,
    question: m.deleteQuestion(format.text(pool.name)),
    deleted: m.deleted,
    remove: () => remove.mutateAsync({ eventId, id: pool.id, revision: form.stored.revision }),
  };
  return (
    <EditorDrawer
      title={pool ? m.edit : m.add}
      form={form}
      words={m.words}
      conflict={{
        reload: async () => (await reload()).map(valuesOf).find(({ id }) => id === stored.id),
        labels: { name: m.name, capacity: m.capacity, categoryIds: m.categories },
      }}
      removal={removal}
      send={save.mutateAsync}
      onClose={onClose}
    >
      <BothLanguagesField label={m.name} required maxLength={120} {...fieldOf(form, "name")} />
      <NumberField
        label={m.capacity}
        unit={m.people}
        required
        {...capacity}
        onChange={(count) => capacity.onChange(count ?? 0)}
      />
      <LimitedToFields editing={form} label={m.onlySome} listLabel={m.categories} categories={categories} />
    </EditorDrawer>
  );
}

const blank: PlacePoolForm = { name: { th: "ทั้งงาน", en: "Whole event" }, capacity: 1_000, categoryIds: null };

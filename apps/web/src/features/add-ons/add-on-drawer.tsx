import { type AddOn, addOnDelete, type AddOnForm, type addOnList, addOnSave } from "@time-event/contract/add-ons";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { addOnProblems } from "@time-event/domain/add-ons/add-on-problems";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { ruledBy } from "../../ui/form/ruled-by.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { AddOnFields } from "./add-on-fields.tsx";
import { AddOnPreview } from "./add-on-preview.tsx";
import { addOnsMessages } from "./add-ons.messages.ts";

type Values = AddOnForm & { readonly eventId: number; readonly id: number | null; readonly revision: number };

interface AddOnDrawerProps {
  readonly eventId: number;
  /** Null: a new one. */
  readonly addOn: AddOn | null;
  readonly categories: ReplyOf<typeof addOnList>["meta"]["categories"];
  readonly onClose: () => void;
  readonly reload: () => Promise<readonly AddOn[]>;
}

/** One add-on's form beside the list, with a preview of what players will see. */
export function AddOnDrawer({ eventId, addOn, categories, onClose, reload }: AddOnDrawerProps) {
  const m = useMessages(addOnsMessages);
  const format = useFormat();
  const valuesOf = ({ changedAt: _at, changedBy: _by, ...row }: AddOn): Values => ({ ...row, eventId });
  const remove = useStaffAction(addOnDelete);
  const save = useStaffAction(addOnSave);
  const [stored] = useState<Values>(() => (addOn ? valuesOf(addOn) : { ...blank, eventId, id: null, revision: 0 }));
  const form = useForm<Values>({
    draft: `add-on ${addOn?.id ?? "new"}`,
    stored,
    words: m.words,
    schema: ruledBy(addOnSave.body, addOnProblems),
    save: async (values) => valuesOf((await save.mutateAsync(values)).data),
  });
  const removal = addOn && {
    label: m.delete,
    question: m.deleteQuestion(format.text(addOn.name)),
    deleted: m.deleted,
    remove: () => remove.mutateAsync({ eventId, id: addOn.id, revision: form.stored.revision }),
  };
  return (
    <EditorDrawer
      title={addOn ? m.edit : m.add}
      form={form}
      words={m.words}
      conflict={{
        reload: async () => (await reload()).map(valuesOf).find(({ id }) => id === stored.id),
        labels: {
          name: m.name,
          priceSatang: m.price,
          stock: m.stock,
          options: m.options,
          most: m.most,
          required: m.required,
        },
      }}
      removal={removal}
      send={save.mutateAsync}
      onClose={onClose}
    >
      <AddOnPreview addOn={form.values} />
      <AddOnFields eventId={eventId} editing={form} categories={categories} />
    </EditorDrawer>
  );
}

const blank: AddOnForm = {
  name: { th: "", en: "" },
  description: { th: "", en: "" },
  priceSatang: 0,
  per: "entry",
  stock: null,
  needsShipping: false,
  required: false,
  categoryIds: null,
  most: 1,
  pictureId: null,
  options: [],
};

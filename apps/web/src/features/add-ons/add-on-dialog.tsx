import { type AddOn, addOnDelete, type AddOnForm, addOnSave } from "@time-event/contract/add-ons";
import { addOnProblems } from "@time-event/domain/add-ons/add-on-problems";
import { useMemo } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { DeleteButton } from "../../ui/staff/form/delete-button.tsx";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { ruledBy } from "../../ui/staff/form/ruled-by.ts";
import { useForm } from "../../ui/staff/form/use-form.ts";
import { AddOnFields } from "./add-on-fields.tsx";
import { AddOnPreview } from "./add-on-preview.tsx";
import { addOnsMessages } from "./add-ons.messages.ts";

type Values = AddOnForm & { readonly eventId: number; readonly id: number | null; readonly revision: number };

interface AddOnDialogProps {
  readonly eventId: number;
  readonly opened: AddOn | "new" | null;
  readonly onClose: () => void;
  readonly reload: () => Promise<readonly AddOn[]>;
}

/** One add-on's form beside the list, and what entrants will see of it. */
export function AddOnDialog(props: AddOnDialogProps) {
  const { opened, onClose } = props;
  const m = useMessages(addOnsMessages);
  return (
    <StaffDialog
      open={opened !== null}
      title={opened === "new" ? m.add : m.edit}
      look="side"
      onClose={onClose}
      keepOnOutsideClick
    >
      {opened !== null && <AddOnFormFrame {...props} row={opened === "new" ? null : opened} />}
    </StaffDialog>
  );
}

function AddOnFormFrame({ eventId, row, onClose, reload }: AddOnDialogProps & { readonly row: AddOn | null }) {
  const m = useMessages(addOnsMessages);
  const format = useFormat();
  const stored = useMemo(
    () => (row ? valuesOf(eventId, row) : { ...blank, eventId, id: null, revision: 0 }),
    [eventId, row],
  );
  const remove = useStaffAction(addOnDelete, { changes: ["add-on-list"] });
  const save = useStaffAction(addOnSave, { changes: ["add-on-list"] });
  const form = useForm<Values>({
    stored,
    words: m.words,
    schema: ruledBy(addOnSave.body, addOnProblems),
    save: async (values) => valuesOf(eventId, (await save.mutateAsync(values)).data),
  });
  const reloadOne = async () => {
    const now = (await reload()).find(({ id }) => id === row?.id);
    return now ? valuesOf(eventId, now) : stored;
  };
  return (
    <FormFrame
      form={form}
      words={m.words}
      conflict={{
        reload: reloadOne,
        labels: { name: m.name, priceSatang: m.price, stock: m.stock, options: m.options },
      }}
      onSaved={onClose}
      actions={
        row && (
          <DeleteButton
            label={m.delete}
            question={m.deleteQuestion(format.text(row.name))}
            deleted={m.deleted}
            remove={() => remove.mutateAsync({ eventId, id: row.id, revision: row.revision })}
            onDeleted={onClose}
          />
        )
      }
    >
      <AddOnPreview addOn={form.values} />
      <AddOnFields editing={form} />
    </FormFrame>
  );
}

const blank: AddOnForm = {
  name: { th: "", en: "" },
  description: { th: "", en: "" },
  priceSatang: 0,
  per: "entry",
  stock: null,
  needsShipping: false,
  options: [],
};

function valuesOf(eventId: number, { changedAt: _at, changedBy: _by, ...addOn }: AddOn): Values {
  return { ...addOn, eventId };
}

import { type Organiser, organiserSave } from "@time-event/contract/receipts";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { receiptsMessages } from "./receipts.messages.ts";

interface OrganiserDrawerProps {
  readonly organiser: Organiser;
  readonly reload: () => Promise<readonly Organiser[]>;
  readonly onClose: () => void;
}

type Values = Pick<Organiser, "name" | "nameEn" | "taxId" | "branch" | "address" | "revision">;

const valuesOf = ({ name, nameEn, taxId, branch, address, revision }: Organiser): Values => ({
  name,
  nameEn,
  taxId,
  branch,
  address,
  revision,
});

/** What the receipts of one organiser say of it. */
export function OrganiserDrawer({ organiser, reload, onClose }: OrganiserDrawerProps) {
  const m = useMessages(receiptsMessages);
  const save = useStaffAction(organiserSave);
  const [stored] = useState(() => valuesOf(organiser));
  const form = useForm<Values>({
    draft: `organiser ${organiser.name}`,
    stored,
    schema: organiserSave.body,
    save: async (values) => valuesOf((await save.mutateAsync(values)).data),
  });
  const taxId = form.field("taxId");
  return (
    <EditorDrawer
      title={m.edit(organiser.name)}
      form={form}
      conflict={{
        reload: async () => (await reload()).map(valuesOf).find(({ name }) => name === organiser.name),
        labels: { nameEn: m.nameEn, taxId: m.taxId, branch: m.branch, address: m.address },
      }}
      removal={null}
      undoable
      onClose={onClose}
    >
      <TextField label={m.nameEn} hint={m.nameEnHint} maxLength={200} {...form.field("nameEn")} />
      <TextField
        label={m.taxId}
        hint={m.taxIdHint}
        inputMode="numeric"
        maxLength={13}
        {...taxId}
        error={taxId.error && m.taxIdWrong}
      />
      <TextField label={m.branch} hint={m.branchHint} maxLength={100} {...form.field("branch")} />
      <BothLanguagesField label={m.address} maxLength={500} {...form.field("address")} />
    </EditorDrawer>
  );
}

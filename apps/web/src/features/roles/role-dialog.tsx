import { type Role, roleSave } from "@time-event/contract/roles";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { rolesMessages } from "./roles.messages.ts";

interface RoleDialogProps {
  /** Null: a new one. */
  readonly role: Role | null;
  readonly onClose: () => void;
}

/** The name of a role. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const m = useMessages(rolesMessages);
  const save = useStaffAction(roleSave);
  const form = useForm({
    draft: `role ${role?.code ?? "new"}`,
    stored: { code: role?.code ?? null, revision: role?.revision ?? 0, name: role?.name ?? { th: "", en: "" } },
    schema: roleSave.body,
    words: m.refusals,
    save: async (values) => ({ ...values, ...(await save.mutateAsync(values)).data }),
  });
  return (
    <StaffDialog open title={role ? m.rename : m.newRole} onClose={onClose} keepOnOutsideClick>
      <FormFrame undoable form={form} words={m.refusals} {...(!role && { saveLabel: m.add })} onSaved={onClose}>
        <BothLanguagesField label={m.name} required maxLength={60} {...form.field("name")} />
      </FormFrame>
    </StaffDialog>
  );
}

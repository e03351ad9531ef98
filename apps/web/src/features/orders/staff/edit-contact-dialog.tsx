import { orderEdit } from "@time-event/contract/order-edit";
import type { OrderRecord } from "@time-event/contract/staff-orders";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { FormFrame } from "../../../ui/staff/form/form-frame.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface EditContactDialogProps {
  readonly eventId: number;
  readonly order: OrderRecord;
  readonly onClose: () => void;
}

/** Who is written to about an order, changed on their behalf. */
export function EditContactDialog({ eventId, order, onClose }: EditContactDialogProps) {
  const m = useMessages(orderDeskMessages);
  const save = useStaffAction(orderEdit);
  const form = useForm({
    draft: `order-contact-${order.id}`,
    stored: { contact: { ...order.contact, language: order.language } },
    save: async (values) => {
      await save.mutateAsync({ eventId, id: order.id, ...values });
      return values;
    },
  });
  const { contact } = form.values;
  const field = (name: "name" | "phone" | "email") => ({
    label: m[name],
    value: contact[name],
    error: form.errorAt(`contact.${name}`),
    onChange: (value: string) => form.change({ contact: { ...contact, [name]: value } }),
  });
  return (
    <StaffDialog open title={m.editContact} onClose={onClose} keepOnOutsideClick>
      <FormFrame undoable form={form} onSaved={onClose}>
        <TextField {...field("name")} required maxLength={120} autoComplete="off" />
        <TextField {...field("phone")} type="tel" inputMode="tel" maxLength={40} autoComplete="off" />
        <TextField {...field("email")} type="email" inputMode="email" maxLength={254} autoComplete="off" />
        <SelectField
          label={m.language}
          value={contact.language}
          options={(["th", "en"] as const).map((value) => ({ value, label: m.languages[value] }))}
          onChange={(language) => language && form.change({ contact: { ...contact, language } })}
        />
      </FormFrame>
    </StaffDialog>
  );
}

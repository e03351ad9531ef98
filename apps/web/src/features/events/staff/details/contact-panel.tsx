import { useMessages } from "../../../../lib/i18n/language.ts";
import { TextField } from "../../../../ui/staff/field/text-field.tsx";
import type { Form } from "../../../../ui/form/use-form.ts";
import { Panel } from "../../../../ui/staff/page/panel.tsx";
import { eventDetailsMessages } from "../event-details.messages.ts";
import type { DetailsForm } from "./details-form.ts";

type Way = keyof DetailsForm["contact"];

export function ContactPanel({ form }: { readonly form: Form<DetailsForm> }) {
  const m = useMessages(eventDetailsMessages);
  const { contact } = form.values;
  const field = (way: Way, wrong?: string) => ({
    label: m.contact[way],
    name: `contact.${way}`,
    value: contact[way],
    error: form.errors[`contact.${way}`] && (wrong ?? form.errorAt(`contact.${way}`)),
    onChange: (value: string) => form.change({ contact: { ...contact, [way]: value } }),
  });
  return (
    <Panel title={m.organiser} hint={m.organiserHint}>
      <div className="form-grid">
        <div className="form-grid__wide">
          <TextField label={m.fields.organiser} maxLength={200} {...form.field("organiser")} />
        </div>
        <TextField type="email" maxLength={200} {...field("email", m.wrong.email)} />
        <TextField type="tel" maxLength={40} {...field("phone")} />
        <TextField type="url" maxLength={200} placeholder="https://" {...field("website", m.wrong.address)} />
        <TextField maxLength={60} placeholder="@" {...field("lineId")} />
        <TextField type="url" maxLength={200} placeholder="https://" {...field("facebook", m.wrong.address)} />
      </div>
    </Panel>
  );
}

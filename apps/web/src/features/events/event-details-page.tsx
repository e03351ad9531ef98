import { eventGet, eventSave } from "@time-event/contract/staff-events";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { AboutPanel } from "./staff/details/about-panel.tsx";
import { ContactPanel } from "./staff/details/contact-panel.tsx";
import { ColourPanel } from "./staff/details/colour-panel.tsx";
import { ShippingPanel } from "./staff/details/shipping-panel.tsx";
import { CopiedNote } from "./staff/details/copied-note.tsx";
import { DaysPanel } from "./staff/details/days-panel.tsx";
import { detailsFormOf } from "./staff/details/details-form.ts";
import { MissingDetails } from "./staff/details/missing-details.tsx";
import { PlacePanel } from "./staff/details/place-panel.tsx";
import { eventDetailsMessages } from "./staff/event-details.messages.ts";
import { eventRefusalMessages } from "./staff/event-refusals.messages.ts";
import { useEvent } from "./use-event.shared.ts";

export function Component() {
  const m = useMessages(eventDetailsMessages);
  const words = { ...useMessages(eventRefusalMessages), ...m.words };
  const format = useFormat();
  const event = useEvent();
  const stored = useStaffQuery(eventGet, { eventId: event.id });
  const save = useStaffAction(eventSave);
  const form = useForm({
    draft: "details",
    stored: detailsFormOf(event),
    schema: eventSave.body,
    words,
    save: async (values) => ({ ...values, revision: (await save.mutateAsync(values)).data.revision }),
  });
  const conflict = {
    reload: async () => detailsFormOf((await stored.refetch()).data?.data ?? event),
    labels: m.fields,
  };
  return (
    <FormFrame
      undoable
      form={form}
      words={words}
      conflict={conflict}
      actions={
        <span className="soft event-form__changed">
          {m.changed(format.instant(event.changedAt, event.timeZone), event.changedBy)}
        </span>
      }
    >
      <CopiedNote event={event} />
      {event.state === "draft" && <MissingDetails details={form.values} />}
      <AboutPanel form={form} slugFixed={event.state !== "draft"} />
      <DaysPanel form={form} />
      <PlacePanel form={form} />
      <ContactPanel form={form} />
      <ColourPanel form={form} />
      <ShippingPanel form={form} />
    </FormFrame>
  );
}

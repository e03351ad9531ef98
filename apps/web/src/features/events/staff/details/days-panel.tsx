import { parseDay } from "@time-event/domain/time/calendar";
import { useMemo } from "react";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { DateTimeField } from "../../../../ui/staff/date/date-time-field.tsx";
import { DateField } from "../../../../ui/staff/date/date-field.tsx";
import { SelectField } from "../../../../ui/staff/field/select-field.tsx";
import type { Form } from "../../../../ui/form/use-form.ts";
import { Panel } from "../../../../ui/staff/page/panel.tsx";
import { eventDetailsMessages } from "../event-details.messages.ts";
import type { DetailsForm } from "./details-form.ts";

export function DaysPanel({ form }: { readonly form: Form<DetailsForm> }) {
  const m = useMessages(eventDetailsMessages);
  const { startsOn, endsOn, timeZone } = form.values;
  const zones = useMemo(
    () => [...new Set(["Asia/Bangkok", timeZone, ...Intl.supportedValuesOf("timeZone")])],
    [timeZone],
  );
  return (
    <Panel title={m.days}>
      <div className="form-grid">
        <DateField
          label={m.fields.startsOn}
          required
          hint={m.startsHint}
          {...form.field("startsOn")}
          onChange={(day) =>
            // a day that is not one yet is not passed on
            form.change({
              startsOn: day,
              ...(parseDay(day) && (endsOn === startsOn || endsOn < day || !parseDay(endsOn)) && { endsOn: day }),
            })
          }
        />
        <DateField
          label={m.fields.endsOn}
          required
          first={startsOn}
          {...form.field("endsOn")}
          error={form.errors["endsOn"] && m.wrong.endsOn}
        />
        <SelectField
          label={m.fields.timeZone}
          required
          hint={m.zoneHint}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
          {...form.field("timeZone")}
          error={form.errors["timeZone"] && m.wrong.timeZone}
          onChange={(zone) => form.change({ timeZone: zone ?? "" })}
        />
        <DateTimeField
          label={m.fields.opensAt}
          hint={m.opensHint}
          timeZone={timeZone}
          usualTime="09:00"
          {...form.field("opensAt")}
          value={form.values.opensAt ?? null}
        />
        <DateTimeField
          label={m.fields.closesAt}
          hint={m.closesHint}
          timeZone={timeZone}
          usualTime="23:59"
          {...form.field("closesAt")}
          value={form.values.closesAt ?? null}
          error={form.errors["closesAt"] && m.wrong.closesAt}
        />
      </div>
    </Panel>
  );
}

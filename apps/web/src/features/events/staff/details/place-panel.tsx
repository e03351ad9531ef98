import { useMessages } from "../../../../lib/i18n/language.ts";
import { BothLanguagesField } from "../../../../ui/staff/field/both-languages-field.tsx";
import { SelectField } from "../../../../ui/staff/field/select-field.tsx";
import type { Form } from "../../../../ui/form/use-form.ts";
import { Panel } from "../../../../ui/staff/page/panel.tsx";
import { eventDetailsMessages } from "../event-details.messages.ts";
import { staffEventListMessages } from "../staff-event-list.messages.ts";
import { useProvinceOptions } from "../province-options.ts";
import type { DetailsForm } from "./details-form.ts";
import { PointField } from "./point-field.tsx";

export function PlacePanel({ form }: { readonly form: Form<DetailsForm> }) {
  const m = useMessages(eventDetailsMessages);
  const { provinceChoice } = useMessages(staffEventListMessages);
  const { province, lat, lng } = form.values;
  return (
    <Panel title={m.place}>
      <div className="form-grid">
        <div className="form-grid__wide">
          <BothLanguagesField label={m.fields.venue} maxLength={200} {...form.field("venue")} />
        </div>
        <SelectField
          label={m.fields.province}
          clearable
          options={useProvinceOptions(form.stored.province)}
          placeholder={provinceChoice}
          {...form.field("province")}
          value={province || null}
          onChange={(chosen) => form.change({ province: chosen ?? "" })}
        />
        <PointField
          point={lat !== null && lng !== null ? { lat, lng } : null}
          onChange={(point) => form.change({ lat: point?.lat ?? null, lng: point?.lng ?? null })}
        />
      </div>
    </Panel>
  );
}

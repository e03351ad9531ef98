import { webEventTypeList } from "@time-event/contract/events";
import { useStaffQuery } from "../../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { BothLanguagesField } from "../../../../ui/staff/field/both-languages-field.tsx";
import { SelectField } from "../../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../../ui/staff/field/text-field.tsx";
import type { Form } from "../../../../ui/form/use-form.ts";
import { Panel } from "../../../../ui/staff/page/panel.tsx";
import { eventDetailsMessages } from "../event-details.messages.ts";
import { publicAddress } from "../public-address.ts";
import type { DetailsForm } from "./details-form.ts";

interface AboutPanelProps {
  readonly form: Form<DetailsForm>;
  readonly slugFixed: boolean;
}

export function AboutPanel({ form, slugFixed }: AboutPanelProps) {
  const m = useMessages(eventDetailsMessages);
  const format = useFormat();
  const types = useStaffQuery(webEventTypeList, {}).data?.data ?? [];
  const { slug } = form.values;
  const slugError = form.errors["slug"];
  const isRefused = slugError === "taken" || slugError === "fixed";
  return (
    <Panel title={m.about}>
      <div className="form-grid">
        <div className="form-grid__wide">
          <BothLanguagesField
            label={m.fields.name}
            required
            maxLength={200}
            {...form.field("name")}
            errorAt={(part) => (form.errors[`name.${part}`] ? m.wrong.name : undefined)}
          />
        </div>
        <div className="form-grid__wide">
          <BothLanguagesField
            label={m.fields.summary}
            rows={3}
            maxLength={4000}
            hint={m.summaryHint}
            {...form.field("summary")}
          />
        </div>
        <SelectField
          label={m.fields.type}
          required
          options={types.map(({ code, name }) => ({ value: code, label: format.text(name) }))}
          {...form.field("type")}
          onChange={(type) => form.change({ type: type ?? "" })}
        />
        <TextField
          label={m.fields.slug}
          required
          disabled={slugFixed}
          maxLength={80}
          lang="en"
          hint={slugFixed ? m.slugFixed : m.slugHint(publicAddress(slug))}
          {...form.field("slug")}
          error={isRefused ? form.errorAt("slug") : slugError && m.wrong.slug}
        />
      </div>
    </Panel>
  );
}

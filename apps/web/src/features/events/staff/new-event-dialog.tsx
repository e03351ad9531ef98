import "./event-dialog.css";
import type { EventType } from "@time-event/contract/events";
import { eventCreate } from "@time-event/contract/staff-events";
import { suggestSlug } from "@time-event/domain/event-state/suggest-slug";
import { parseDay } from "@time-event/domain/time/calendar";
import { inLanguage } from "@time-event/domain/text/in-language";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../../lib/drafts/use-draft.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { DateField } from "../../../ui/staff/date/date-field.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { BothLanguagesField } from "../../../ui/staff/field/both-languages-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { FormFrame } from "../../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { useProvinceOptions } from "./province-options.ts";
import { publicAddress } from "./public-address.ts";
import { staffEventListMessages } from "./staff-event-list.messages.ts";

const thailand = "Asia/Bangkok";

interface NewEventDialogProps {
  readonly types: readonly EventType[];
  /** The first day when it is known already: `YYYY-MM-DD`, or "". */
  readonly firstDay: string;
  readonly onClose: () => void;
}

/** The few fields that a new event needs; its tabs hold the rest. */
export function NewEventDialog({ types, firstDay, onClose }: NewEventDialogProps) {
  const m = useMessages(staffEventListMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const create = useStaffAction(eventCreate);
  const [ownSlug, setOwnSlug] = useDraftState("new-event-own-slug", false);
  const created = create.data?.data.id;
  const form = useForm({
    draft: "new-event",
    stored: {
      name: { th: "", en: "" },
      type: types[0]?.code ?? "",
      startsOn: firstDay,
      endsOn: firstDay,
      province: "",
      slug: "",
      timeZone: thailand,
    },
    schema: eventCreate.body,
    words: m.words,
    save: async (values) => {
      await create.mutateAsync(values);
      return values;
    },
  });
  useEffect(() => {
    // not earlier: while the form has unsaved changes, leaving it asks for confirmation
    if (created !== undefined && !form.dirty) void navigate(`/manage/events/${created}/details`);
  }, [created, form.dirty, navigate]);
  const { name, startsOn, endsOn, slug } = form.values;
  const suggest = (change: Partial<typeof form.values>) => {
    const next = { ...form.values, ...change };
    form.change(ownSlug ? change : { ...change, slug: suggestSlug(inLanguage(next.name, "en"), next.startsOn) });
  };
  return (
    <StaffDialog open title={m.newEvent} look="wide" className="event-dialog" keepOnOutsideClick onClose={onClose}>
      <FormFrame form={form} words={m.words} saveLabel={m.create}>
        <div className="form-grid">
          <div className="form-grid__wide">
            <BothLanguagesField
              label={m.fields.name}
              required
              maxLength={200}
              {...form.field("name")}
              onChange={(value) => suggest({ name: value })}
            />
          </div>
          <DateField
            label={m.fields.startsOn}
            required
            {...form.field("startsOn")}
            onChange={(day) =>
              suggest({
                startsOn: day,
                // a day that is not one yet is not passed on
                ...(parseDay(day) && (endsOn === startsOn || endsOn < day || !parseDay(endsOn)) && { endsOn: day }),
              })
            }
          />
          <DateField
            label={m.fields.endsOn}
            required
            {...form.field("endsOn")}
            {...(startsOn && { first: startsOn })}
          />
          <SelectField
            label={m.fields.type}
            required
            options={types.map(({ code, name: type }) => ({ value: code, label: format.text(type) }))}
            {...form.field("type")}
            onChange={(type) => form.change({ type: type ?? "" })}
          />
          <SelectField
            label={m.fields.province}
            options={useProvinceOptions(form.values.province)}
            placeholder={m.provinceChoice}
            {...form.field("province")}
            value={form.values.province || null}
            onChange={(province) => form.change({ province: province ?? "" })}
          />
          <div className="form-grid__wide">
            <TextField
              label={m.fields.slug}
              required
              maxLength={80}
              lang="en"
              hint={m.slugHint(publicAddress(slug || "…"))}
              {...form.field("slug")}
              error={form.errors["slug"] === "taken" ? m.words.taken : form.errors["slug"] && m.words.slug}
              onChange={(value) => {
                setOwnSlug(value !== suggestSlug(inLanguage(name, "en"), startsOn));
                form.change({ slug: value.toLowerCase().replaceAll(" ", "-") });
              }}
            />
          </div>
        </div>
      </FormFrame>
    </StaffDialog>
  );
}

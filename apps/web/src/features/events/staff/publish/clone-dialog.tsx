import "../event-dialog.css";
import { eventClone, type StaffEvent } from "@time-event/contract/staff-events";
import { nameOfEdition, slugOfEdition } from "@time-event/domain/event-state/next-edition";
import { inLanguage } from "@time-event/domain/text/in-language";
import { addDays } from "@time-event/domain/time/calendar";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useStaffAction } from "../../../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../../../lib/drafts/use-draft.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { DateField } from "../../../../ui/staff/date/date-field.tsx";
import { StaffDialog } from "../../../../ui/staff/dialog/staff-dialog.tsx";
import { BothLanguagesField } from "../../../../ui/staff/field/both-languages-field.tsx";
import { TextField } from "../../../../ui/staff/field/text-field.tsx";
import { FormFrame } from "../../../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../../../ui/form/use-form.ts";
import { eventPublishMessages } from "../event-publish.messages.ts";
import { copiedState } from "../details/copied-note.tsx";
import { publicAddress } from "../public-address.ts";

/** This many days later is the same day of the week in the same season. */
const nextYear = 364;

interface CloneDialogProps {
  readonly event: StaffEvent;
  readonly onClose: () => void;
}

export function CloneDialog({ event, onClose }: CloneDialogProps) {
  const m = useMessages(eventPublishMessages);
  const navigate = useNavigate();
  const clone = useStaffAction(eventClone);
  const created = clone.data?.data.id;
  const [ownSlug, setOwnSlug] = useDraftState("clone-own-slug", false);
  const startsOn = addDays(event.startsOn, nextYear);
  const nextName = {
    th: nameOfEdition(event.name.th, event.startsOn, startsOn),
    en: nameOfEdition(event.name.en, event.startsOn, startsOn),
  };
  const slugOf = (name: typeof nextName, day: string) =>
    slugOfEdition({ slug: event.slug, name: inLanguage(name, "en") }, event.startsOn, day);
  const form = useForm({
    draft: "clone",
    stored: {
      eventId: event.id,
      name: nextName,
      startsOn,
      slug: slugOf(nextName, startsOn),
    },
    schema: eventClone.body,
    words: m.words,
    save: async (values) => {
      await clone.mutateAsync(values);
      return values;
    },
  });
  useEffect(() => {
    if (created === undefined || form.dirty) return;
    void navigate(`/manage/events/${created}/details`, { state: copiedState });
  }, [created, form.dirty, navigate]);
  const suggest = (change: Partial<typeof form.values>) => {
    const next = { ...form.values, ...change };
    form.change(ownSlug ? change : { ...change, slug: slugOf(next.name, next.startsOn) });
  };
  const wrongSlug = form.errors["slug"];
  return (
    <StaffDialog open title={m.clone.action} look="wide" className="event-dialog" keepOnOutsideClick onClose={onClose}>
      <FormFrame form={form} words={m.words} saveLabel={m.clone.create}>
        <p className="soft">{m.clone.text}</p>
        <div className="form-grid">
          <div className="form-grid__wide">
            <BothLanguagesField
              label={m.clone.name}
              required
              maxLength={200}
              {...form.field("name")}
              onChange={(name) => suggest({ name })}
            />
          </div>
          <DateField
            label={m.clone.startsOn}
            required
            {...form.field("startsOn")}
            onChange={(day) => suggest({ startsOn: day })}
          />
          <TextField
            label={m.clone.slug}
            required
            maxLength={80}
            lang="en"
            hint={publicAddress(form.values.slug)}
            {...form.field("slug")}
            error={wrongSlug === "taken" ? m.words.taken : wrongSlug && m.words.slug}
            onChange={(slug) => {
              setOwnSlug(true);
              form.change({ slug });
            }}
          />
        </div>
      </FormFrame>
    </StaffDialog>
  );
}

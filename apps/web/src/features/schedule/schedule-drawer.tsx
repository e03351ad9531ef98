import { type ScheduleForm, scheduleDelete, type ScheduleItem, scheduleSave } from "@time-event/contract/schedule";
import { scheduleProblems } from "@time-event/domain/schedule/schedule-problems";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { instantOf } from "../../lib/i18n/zoned-time.ts";
import { DateTimeField } from "../../ui/staff/date/date-time-field.tsx";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { ruledBy } from "../../ui/form/ruled-by.ts";
import { useForm } from "../../ui/form/use-form.ts";
import type { OpenedLine } from "./opened-line.ts";
import { scheduleMessages } from "./schedule.messages.ts";

type Values = ScheduleForm & { readonly eventId: number; readonly id: number | null; readonly revision: number };

interface ScheduleDrawerProps {
  readonly eventId: number;
  readonly opened: OpenedLine;
  readonly days: { readonly timeZone: string; readonly startsOn: string };
  readonly onClose: () => void;
  readonly reload: () => Promise<readonly ScheduleItem[]>;
}

/** One line's form beside the schedule. */
export function ScheduleDrawer({ eventId, opened, days, onClose, reload }: ScheduleDrawerProps) {
  const m = useMessages(scheduleMessages);
  const format = useFormat();
  const { timeZone, startsOn } = days;
  const valuesOf = ({ id, revision, title, place, startsAt, endsAt }: ScheduleItem): Values => {
    return { eventId, id, revision, title, place, startsAt, endsAt };
  };
  const remove = useStaffAction(scheduleDelete);
  const save = useStaffAction(scheduleSave);
  const [stored] = useState<Values>(() => {
    if (opened.id !== null) return valuesOf(opened);
    const startsAt = instantOf({ day: startsOn, time: "06:00" }, timeZone);
    const nothing = { th: "", en: "" };
    return { title: nothing, place: nothing, startsAt, endsAt: null, ...opened.begin, eventId, id: null, revision: 0 };
  });
  const form = useForm<Values>({
    draft: `schedule ${opened.id ?? "new"}`,
    stored,
    words: m.words,
    schema: ruledBy(scheduleSave.body, scheduleProblems),
    save: async (values) => valuesOf((await save.mutateAsync(values)).data),
  });
  const removal =
    opened.id === null
      ? null
      : {
          label: m.delete,
          question: m.deleteQuestion(format.text(opened.title)),
          deleted: m.deleted,
          remove: () => remove.mutateAsync({ eventId, id: opened.id, revision: form.stored.revision }),
        };
  const start = form.field("startsAt");
  return (
    <EditorDrawer
      title={opened.id === null ? m.add : m.edit}
      form={form}
      words={m.words}
      conflict={{
        reload: async () => (await reload()).map(valuesOf).find(({ id }) => id === stored.id),
        labels: { title: m.title, place: m.place, startsAt: m.startsAt, endsAt: m.endsAt },
      }}
      removal={removal}
      send={save.mutateAsync}
      onClose={onClose}
    >
      <BothLanguagesField label={m.title} required maxLength={120} {...form.field("title")} />
      <DateTimeField
        label={m.startsAt}
        required
        timeZone={timeZone}
        {...start}
        onChange={(at) => start.onChange(at ?? Number.NaN)}
      />
      <DateTimeField label={m.endsAt} hint={m.endsHint} timeZone={timeZone} {...form.field("endsAt")} />
      <BothLanguagesField label={m.place} hint={m.placeHint} maxLength={200} {...form.field("place")} />
    </EditorDrawer>
  );
}

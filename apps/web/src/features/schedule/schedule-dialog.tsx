import { type ScheduleForm, scheduleDelete, type ScheduleItem, scheduleSave } from "@time-event/contract/schedule";
import { scheduleProblems } from "@time-event/domain/schedule/schedule-problems";
import { useMemo } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { instantOf } from "../../lib/i18n/zoned-time.ts";
import { DateTimeField } from "../../ui/staff/date/date-time-field.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { DeleteButton } from "../../ui/staff/form/delete-button.tsx";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { ruledBy } from "../../ui/staff/form/ruled-by.ts";
import { useForm } from "../../ui/staff/form/use-form.ts";
import type { OpenedLine } from "./opened-line.ts";
import { scheduleMessages } from "./schedule.messages.ts";

type Values = ScheduleForm & { readonly eventId: number; readonly id: number | null; readonly revision: number };

interface ScheduleDialogProps {
  readonly eventId: number;
  readonly opened: OpenedLine | null;
  readonly days: { readonly timeZone: string; readonly startsOn: string };
  readonly onClose: () => void;
  readonly reload: () => Promise<readonly ScheduleItem[]>;
}

/** One line's form, at the side of the schedule. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { opened, onClose } = props;
  const m = useMessages(scheduleMessages);
  return (
    <StaffDialog
      open={opened !== null}
      title={opened && opened.id !== null ? m.edit : m.add}
      look="side"
      onClose={onClose}
      keepOnOutsideClick
    >
      {opened && <LineForm {...props} opened={opened} />}
    </StaffDialog>
  );
}

function LineForm({ eventId, opened, days, onClose, reload }: ScheduleDialogProps & { readonly opened: OpenedLine }) {
  const m = useMessages(scheduleMessages);
  const { timeZone, startsOn } = days;
  const stored = useMemo((): Values => {
    if (opened.id !== null) return valuesOf(eventId, opened);
    const startsAt = instantOf({ day: startsOn, time: "06:00" }, timeZone);
    return { title: { th: "", en: "" }, startsAt, endsAt: null, ...opened.begin, eventId, id: null, revision: 0 };
  }, [eventId, opened, startsOn, timeZone]);
  const format = useFormat();
  const remove = useStaffAction(scheduleDelete, { changes: ["schedule-list"] });
  const save = useStaffAction(scheduleSave, { changes: ["schedule-list"] });
  const form = useForm<Values>({
    stored,
    words: m.words,
    schema: ruledBy(scheduleSave.body, scheduleProblems),
    save: async (values) => valuesOf(eventId, (await save.mutateAsync(values)).data),
  });
  const start = form.field("startsAt");
  const reloadOne = async () => {
    const now = (await reload()).find(({ id }) => id === stored.id);
    return now ? valuesOf(eventId, now) : stored;
  };
  return (
    <FormFrame
      form={form}
      words={m.words}
      conflict={{ reload: reloadOne, labels: { title: m.title, startsAt: m.startsAt, endsAt: m.endsAt } }}
      onSaved={onClose}
      actions={
        opened.id !== null && (
          <DeleteButton
            label={m.delete}
            question={m.deleteQuestion(format.text(opened.title))}
            deleted={m.deleted}
            remove={() => remove.mutateAsync({ eventId, id: opened.id, revision: opened.revision })}
            onDeleted={onClose}
          />
        )
      }
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
    </FormFrame>
  );
}

function valuesOf(eventId: number, { id, revision, title, startsAt, endsAt }: ScheduleItem): Values {
  return { eventId, id, revision, title, startsAt, endsAt };
}

import {
  type CheckpointForm,
  checkpointDelete,
  checkpointForm,
  type CheckpointRow,
  checkpointSave,
} from "@time-event/contract/checkpoints";
import { checkpointProblems } from "@time-event/domain/checkpoints/checkpoint-problems";
import { useState } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { EditorDrawer } from "../../../ui/staff/form/editor-drawer.tsx";
import { ruledBy } from "../../../ui/form/ruled-by.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { CheckpointFields, type CheckpointValues } from "./checkpoint-fields.tsx";
import { staffCheckpointsMessages } from "./staff-checkpoints.messages.ts";

interface CheckpointDrawerProps {
  readonly eventId: number;
  /** Null: a new one. */
  readonly checkpoint: CheckpointRow | null;
  readonly days: { readonly timeZone: string; readonly startsOn: string; readonly endsOn: string };
  readonly onClose: () => void;
  readonly reload: () => Promise<readonly CheckpointRow[]>;
}

/** One checkpoint's form, at the side of the table. */
export function CheckpointDrawer({ eventId, checkpoint, days, onClose, reload }: CheckpointDrawerProps) {
  const m = useMessages(staffCheckpointsMessages);
  const format = useFormat();
  const { timeZone, startsOn, endsOn } = days;
  const save = useStaffAction(checkpointSave);
  const remove = useStaffAction(checkpointDelete);
  const [stored] = useState(() => valuesOf(eventId, checkpoint));
  const form = useForm<CheckpointValues>({
    draft: `checkpoint ${checkpoint?.code ?? "new"}`,
    stored,
    words: m.words,
    schema: ruledBy(checkpointSave.body, checkpointProblems),
    save: async (values) => {
      const { data } = await save.mutateAsync(values);
      if (data.judged > 0) toast({ severity: "info", summary: m.judged(format.number(data.judged)) });
      return { ...values, revision: data.revision };
    },
  });
  const removal = checkpoint && {
    label: m.delete,
    question: m.deleteQuestion(format.text(checkpoint.name) || checkpoint.code),
    deleted: m.deleted,
    words: m.words,
    remove: () => remove.mutateAsync({ eventId, code: checkpoint.code, revision: form.stored.revision }),
  };
  return (
    <EditorDrawer
      title={checkpoint ? m.edit : m.add}
      form={form}
      words={m.words}
      conflict={{
        reload: async () =>
          (await reload()).map((row) => valuesOf(eventId, row)).find(({ code }) => code === stored.code),
        labels: { name: m.name, kind: m.kind, distanceM: m.distance, cutoffAt: m.cutoffAt },
      }}
      removal={removal}
      send={save.mutateAsync}
      onClose={onClose}
    >
      <CheckpointFields
        form={form}
        isNew={checkpoint === null}
        timeZone={timeZone}
        onlyDay={startsOn === endsOn ? startsOn : ""}
      />
    </EditorDrawer>
  );
}

const blank: CheckpointForm = {
  code: "",
  kind: "split",
  name: { th: "", en: "" },
  distanceM: 0,
  lat: null,
  lng: null,
  elevationM: null,
  opensAt: null,
  cutoffAt: null,
};
const formKeys = Object.keys(checkpointForm.shape) as (keyof CheckpointForm)[];

function valuesOf(eventId: number, row: CheckpointRow | null): CheckpointValues {
  if (!row) return { ...blank, eventId, revision: 0 };
  const form = Object.fromEntries(formKeys.map((key) => [key, row[key]])) as unknown as CheckpointForm;
  return { ...form, eventId, revision: row.revision };
}

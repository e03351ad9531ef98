import {
  type CheckpointForm,
  checkpointDelete,
  checkpointForm,
  type CheckpointRow,
} from "@time-event/contract/checkpoints";
import { useMemo } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { DeleteButton } from "../../../ui/staff/form/delete-button.tsx";
import { CheckpointFields, type CheckpointValues } from "./checkpoint-fields.tsx";
import { staffCheckpointsMessages } from "./staff-checkpoints.messages.ts";

interface CheckpointDialogProps {
  readonly eventId: number;
  readonly opened: CheckpointRow | "new" | null;
  readonly timeZone: string;
  readonly onClose: () => void;
  readonly reload: () => Promise<readonly CheckpointRow[]>;
}

/** One checkpoint's form, at the side of the table. */
export function CheckpointDialog({ eventId, opened, timeZone, onClose, reload }: CheckpointDialogProps) {
  const m = useMessages(staffCheckpointsMessages);
  const format = useFormat();
  const remove = useStaffAction(checkpointDelete, { changes: ["checkpoint-list", "category-list"] });
  const row = opened === "new" ? null : opened;
  const stored = useMemo(() => valuesOf(eventId, row), [eventId, row]);
  const reloadOne = async () => {
    const now = (await reload()).find(({ code }) => code === row?.code);
    return now ? valuesOf(eventId, now) : stored;
  };
  return (
    <StaffDialog open={opened !== null} title={row ? m.edit : m.add} look="side" onClose={onClose} keepOnOutsideClick>
      {opened !== null && (
        <CheckpointFields
          stored={stored}
          timeZone={timeZone}
          reload={reloadOne}
          onSaved={onClose}
          actions={
            row && (
              <DeleteButton
                label={m.delete}
                question={m.deleteQuestion(format.text(row.name) || row.code)}
                deleted={m.deleted}
                words={m.words}
                remove={() => remove.mutateAsync({ eventId, code: row.code, revision: row.revision })}
                onDeleted={onClose}
              />
            )
          }
        />
      )}
    </StaffDialog>
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

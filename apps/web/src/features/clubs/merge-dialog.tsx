import { type Club, clubMerge } from "@time-event/contract/clubs";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { BackButton } from "../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { toast } from "../../ui/staff/toast/toast.ts";
import { clubMessages } from "./clubs.messages.ts";

/** A club of the list, or, with id null, a name that entries wrote. */
export interface MergedName {
  readonly id: number | null;
  readonly name: string;
  readonly entries: number;
}

interface MergeDialogProps {
  readonly from: MergedName;
  readonly clubs: readonly Club[];
  readonly onClose: () => void;
  readonly onMerged: () => void;
}

/** Says how many entries will change their club, then changes them. */
export function MergeDialog({ from, clubs, onClose, onMerged }: MergeDialogProps) {
  const m = useMessages(clubMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const [intoId, setIntoId] = useState<number | null>(null);
  const merge = useStaffAction(clubMerge, {
    onSuccess: ({ data }) => {
      toast({ severity: "success", summary: m.merged(format.number(data.changedEntries)) });
      onMerged();
    },
  });
  const send = (into: number) =>
    merge.mutate({ from: from.id === null ? { name: from.name } : { id: from.id }, intoId: into });
  return (
    <StaffDialog
      open
      title={m.mergeTitle(from.name)}
      onClose={onClose}
      footer={
        <>
          <BackButton label={m.cancel} />
          <Button
            type="button"
            label={m.mergeDo}
            disabled={intoId === null || merge.isPending}
            loading={merge.isPending}
            onClick={() => intoId !== null && send(intoId)}
          />
        </>
      }
    >
      <div className="merge">
        <SelectField
          label={m.mergeInto}
          required
          value={intoId}
          options={clubs
            .filter(({ id }) => id !== from.id)
            .map(({ id, name }) => ({ value: id, label: format.text(name) }))}
          error={merge.error ? failureText(merge.error).join(" ") : undefined}
          onChange={setIntoId}
        />
        <p>{m.mergeText(from.name, format.number(from.entries))}</p>
        {from.id !== null && <p>{m.mergeGone(from.name)}</p>}
      </div>
    </StaffDialog>
  );
}
